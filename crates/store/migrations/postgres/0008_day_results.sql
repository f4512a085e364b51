-- Results of the deal of the day, checked before they are stored. `number` is the order of arrival.
CREATE TABLE day_results (
    number BIGINT GENERATED ALWAYS AS IDENTITY CONSTRAINT day_results_key PRIMARY KEY,
    day INTEGER NOT NULL,
    identity_id BYTEA NOT NULL
        CONSTRAINT day_results_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL CONSTRAINT day_results_name_length CHECK (length(name) <= 100),
    points INTEGER NOT NULL,
    percent INTEGER NOT NULL,
    -- The whole game, so that the result can be computed again.
    game TEXT NOT NULL CONSTRAINT day_results_game_size CHECK (length(game) <= 4096),
    sent_at_ms BIGINT NOT NULL,
    -- A result that its owner removed still counts as the one of the day.
    is_removed BOOLEAN NOT NULL DEFAULT FALSE,
    CONSTRAINT day_results_once UNIQUE (identity_id, day)
);

CREATE INDEX day_results_rank ON day_results (day, points DESC, number) WHERE NOT is_removed;

-- The sums of each week, derived from the results.
CREATE TABLE day_weeks (
    number BIGINT GENERATED ALWAYS AS IDENTITY CONSTRAINT day_weeks_key PRIMARY KEY,
    week INTEGER NOT NULL,
    identity_id BYTEA NOT NULL
        CONSTRAINT day_weeks_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    percent INTEGER NOT NULL,
    days INTEGER NOT NULL,
    CONSTRAINT day_weeks_once UNIQUE (identity_id, week)
);

CREATE INDEX day_weeks_rank ON day_weeks (week, percent DESC, number) WHERE days > 0;

-- What the master expects from the deal of a day: the sum of the points of its playouts.
CREATE TABLE day_expectations (
    day INTEGER CONSTRAINT day_expectations_key PRIMARY KEY,
    playouts_sum INTEGER NOT NULL
);
