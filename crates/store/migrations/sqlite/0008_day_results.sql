-- Results of the deal of the day, checked before they are stored. `number` is the order of arrival.
CREATE TABLE day_results (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    day INTEGER NOT NULL,
    identity_id BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL CONSTRAINT day_results_name_length CHECK (length(name) <= 100),
    points INTEGER NOT NULL,
    percent INTEGER NOT NULL,
    -- The whole game, so that the result can be computed again.
    game TEXT NOT NULL CONSTRAINT day_results_game_size CHECK (length(game) <= 4096),
    sent_at_ms INTEGER NOT NULL,
    -- A result that its owner removed still counts as the one of the day.
    is_removed INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT day_results_once UNIQUE (identity_id, day)
) STRICT;

CREATE INDEX day_results_rank ON day_results (day, points DESC, number) WHERE is_removed = 0;

-- The sums of each week, derived from the results.
CREATE TABLE day_weeks (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    week INTEGER NOT NULL,
    identity_id BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    percent INTEGER NOT NULL,
    days INTEGER NOT NULL,
    CONSTRAINT day_weeks_once UNIQUE (identity_id, week)
) STRICT;

CREATE INDEX day_weeks_rank ON day_weeks (week, percent DESC, number) WHERE days > 0;

-- What the master expects from the deal of a day: the sum of the points of its playouts.
CREATE TABLE day_expectations (
    day INTEGER PRIMARY KEY,
    playouts_sum INTEGER NOT NULL
) STRICT;
