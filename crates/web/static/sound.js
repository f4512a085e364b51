// Synthesizes the sounds with the Web Audio API: filtered noise for water and cards, decaying tones for the rest. There are
// no sound files. Everything is quiet: the loudest sound is a fifth of full scale. boot.js fetches this file when the page
// is first touched; `app/sound.rs` calls it.

let studio;
/** Makes the audio context, two seconds of noise, and the volume that all sounds go through. */
const open = () => {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: 0.2 });
  volume.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, volume, noise, waterfall: undefined };
};

/** A gain that rises for some seconds and then decays to nothing. */
const decay = ({ context, volume }, loud, start, attack, end) => {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(loud, start + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, end);
  node.connect(volume);
  return node;
};

/** A tone that glides from one frequency to another and decays. */
const tone = (from, to, loud, delay, seconds, type = "sine") => {
  const start = studio.context.currentTime + delay;
  const oscillator = new OscillatorNode(studio.context, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  oscillator.connect(decay(studio, loud, start, 0.008, start + seconds));
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

/** A burst of noise through a filter whose frequency moves. */
const rush = (type, from, to, loud, attack, seconds) => {
  const start = studio.context.currentTime;
  const filter = new BiquadFilterNode(studio.context, { type, frequency: from });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  filter.connect(decay(studio, loud, start, attack, start + seconds));
  const source = new AudioBufferSourceNode(studio.context, { buffer: studio.noise, loop: true });
  source.connect(filter);
  source.start(start);
  source.stop(start + seconds);
};

// A pentatonic scale: any of its notes sound well together.
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

const sounds = {
  card: () => rush("highpass", 2600, 5200, 0.35, 0.007, 0.07),
  gem: () => {
    tone(1318.5, 1318.5, 0.5, 0, 0.5);
    tone(1975.5, 1975.5, 0.25, 0.015, 0.35);
    tone(3951, 3951, 0.08, 0, 0.18);
  },
  drop: () => {
    tone(420, 1150, 0.6, 0, 0.09);
    tone(900, 1500, 0.25, 0.1, 0.07);
  },
  count: (number) => {
    const note = SCALE[Math.min(number, SCALE.length) - 1];
    tone(note, note, 0.4, 0, 0.16, "triangle");
  },
  points: () => {
    tone(783.99, 783.99, 0.4, 0, 0.25);
    tone(1046.5, 1046.5, 0.4, 0.08, 0.4);
  },
  tile: () => {
    tone(330, 180, 0.8, 0, 0.12, "triangle");
    rush("lowpass", 1400, 300, 0.5, 0.005, 0.09);
  },
  frame: () => rush("bandpass", 240, 900, 0.9, 0.4, 0.9),
  turn: () => {
    tone(659.25, 659.25, 0.35, 0, 0.3);
    tone(880, 880, 0.35, 0.12, 0.45);
  },
  win: () => {
    [523.25, 659.25, 783.99, 1046.5, 1318.5].forEach((note, i) => tone(note, note, 0.4, i * 0.14, 0.9, "triangle"));
  },
};

/** The waterfall far away: only the low part of the noise, very quiet, slowly coming nearer. */
const startWaterfall = () => {
  if (studio.waterfall) return;
  const { context, volume, noise } = studio;
  const now = context.currentTime;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(0.12, now + 3);
  gain.connect(volume);
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 480 });
  filter.connect(gain);
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  source.connect(filter);
  source.start();
  studio.waterfall = source;
};

const stopWaterfall = () => {
  studio.waterfall?.stop();
  studio.waterfall = undefined;
};

/** Plays a sound by its name, turns the waterfall on or off, or ends everything. */
export const perform = (order, number) => {
  if (order === "silence") {
    studio?.context.close();
    studio = undefined;
    return;
  }
  if (order === "still" && !studio) return;
  studio ??= open();
  // Browsers suspend the context of a page that was in the background. It may be closed before it has resumed.
  studio.context.resume().catch(() => {});
  if (order === "waterfall") startWaterfall();
  else if (order === "still") stopWaterfall();
  else sounds[order](number);
};

// Nobody hears a page that is hidden.
document.addEventListener("visibilitychange", () => {
  studio?.context[document.hidden ? "suspend" : "resume"]().catch(() => {});
});

// Safari lets a context begin only while it handles a touch or a key.
for (const input of ["pointerup", "keydown"]) {
  addEventListener(input, () => studio?.context.resume().catch(() => {}));
}
