-- Row numbers instead of the 16-byte ids keep the log, by far the largest table, small, and the entries of a game together.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CONSTRAINT tables_id_length CHECK (length(id) = 16),
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    public INTEGER NOT NULL,
    stage INTEGER NOT NULL CONSTRAINT tables_stage CHECK (stage BETWEEN 0 AND 2),
    next INTEGER NOT NULL,
    due INTEGER,
    summary TEXT NOT NULL CONSTRAINT tables_summary_size CHECK (length(summary) <= 65536)
) STRICT;

CREATE INDEX tables_newest ON tables (created, id);
CREATE INDEX tables_lobby ON tables (created, id) WHERE public = 1 AND stage < 2;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

-- Append-only. The primary key rejects concurrent appends.
CREATE TABLE log (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    payload BLOB NOT NULL CONSTRAINT log_payload_size CHECK (length(payload) <= 4194304),
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE identities (
    id BLOB PRIMARY KEY CONSTRAINT identities_id_length CHECK (length(id) = 16),
    name TEXT NOT NULL CONSTRAINT identities_name_length CHECK (length(name) BETWEEN 1 AND 256),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    hash BLOB PRIMARY KEY CONSTRAINT secrets_hash_length CHECK (length(hash) = 32),
    identity BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX secrets_identity ON secrets (identity);

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL CONSTRAINT seats_seat CHECK (seat BETWEEN 0 AND 15),
    owner BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_owner ON seats (owner);

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY CONSTRAINT tokens_hash_length CHECK (length(hash) = 32),
    purpose TEXT NOT NULL,
    payload BLOB NOT NULL CONSTRAINT tokens_payload_size CHECK (length(payload) <= 65536),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_expires ON tokens (expires);

CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY CONSTRAINT pushes_endpoint_length CHECK (length(endpoint) <= 2048),
    identity BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    payload BLOB NOT NULL CONSTRAINT pushes_payload_size CHECK (length(payload) <= 65536)
) STRICT, WITHOUT ROWID;

CREATE INDEX pushes_identity ON pushes (identity);

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
