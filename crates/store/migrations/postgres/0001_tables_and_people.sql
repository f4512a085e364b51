-- Numbers instead of the long ids keep the log, by far the largest table, and its index small.
CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY CONSTRAINT tables_number PRIMARY KEY,
    id BYTEA NOT NULL CONSTRAINT tables_id UNIQUE CONSTRAINT tables_id_length CHECK (length(id) = 16),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    public BOOLEAN NOT NULL,
    stage SMALLINT NOT NULL CONSTRAINT tables_stage CHECK (stage BETWEEN 0 AND 2),
    next BIGINT NOT NULL,
    due BIGINT,
    summary TEXT NOT NULL CONSTRAINT tables_summary_size CHECK (length(summary) <= 65536)
) WITH (fillfactor = 70);

CREATE INDEX tables_newest ON tables (created, id);
CREATE INDEX tables_lobby ON tables (created, id) WHERE public AND stage < 2;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Appended to, never changed. The key is what a second writer fails on.
CREATE TABLE log (
    table_number BIGINT NOT NULL CONSTRAINT log_table REFERENCES tables (number) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    payload BYTEA NOT NULL CONSTRAINT log_payload_size CHECK (length(payload) <= 4194304),
    CONSTRAINT log_key PRIMARY KEY (table_number, seq)
);

CREATE TABLE identities (
    id BYTEA CONSTRAINT identities_id PRIMARY KEY CONSTRAINT identities_id_length CHECK (length(id) = 16),
    name TEXT NOT NULL CONSTRAINT identities_name_length CHECK (length(name) BETWEEN 1 AND 256),
    created BIGINT NOT NULL
);

CREATE TABLE secrets (
    hash BYTEA CONSTRAINT secrets_hash PRIMARY KEY CONSTRAINT secrets_hash_length CHECK (length(hash) = 32),
    identity BYTEA NOT NULL CONSTRAINT secrets_identity_known REFERENCES identities (id) ON DELETE CASCADE
);

CREATE INDEX secrets_identity ON secrets (identity);

CREATE TABLE seats (
    table_number BIGINT NOT NULL CONSTRAINT seats_table REFERENCES tables (number) ON DELETE CASCADE,
    seat SMALLINT NOT NULL CONSTRAINT seats_seat CHECK (seat BETWEEN 0 AND 15),
    owner BYTEA NOT NULL CONSTRAINT seats_owner_known REFERENCES identities (id) ON DELETE CASCADE,
    CONSTRAINT seats_key PRIMARY KEY (table_number, seat)
);

CREATE INDEX seats_owner ON seats (owner);

CREATE TABLE tokens (
    hash BYTEA CONSTRAINT tokens_hash PRIMARY KEY CONSTRAINT tokens_hash_length CHECK (length(hash) = 32),
    purpose TEXT NOT NULL,
    payload BYTEA NOT NULL CONSTRAINT tokens_payload_size CHECK (length(payload) <= 65536),
    expires BIGINT NOT NULL
);

CREATE INDEX tokens_expires ON tokens (expires);

CREATE TABLE pushes (
    endpoint TEXT CONSTRAINT pushes_endpoint PRIMARY KEY
        CONSTRAINT pushes_endpoint_length CHECK (length(endpoint) <= 2048),
    identity BYTEA NOT NULL CONSTRAINT pushes_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    payload BYTEA NOT NULL CONSTRAINT pushes_payload_size CHECK (length(payload) <= 65536)
);

CREATE INDEX pushes_identity ON pushes (identity);

CREATE TABLE settings (
    key TEXT CONSTRAINT settings_key PRIMARY KEY,
    value BYTEA NOT NULL
);
