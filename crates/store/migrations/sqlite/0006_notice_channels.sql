-- Why somebody is notified: 0 your turn, 1 game over, 2 rematch, 3 your turn ends soon. Older processes queue only 0.
ALTER TABLE notices ADD COLUMN event INTEGER NOT NULL DEFAULT 0
    CONSTRAINT notices_event CHECK (event BETWEEN 0 AND 3);

-- Where a person wants to be notified besides their browsers: an e-mail address or a webhook of their own.
CREATE TABLE notice_channels (
    id BLOB NOT NULL PRIMARY KEY
        CONSTRAINT notice_channels_id_length CHECK (length(id) = 16),
    identity_id BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CONSTRAINT notice_channels_kind_length CHECK (length(kind) BETWEEN 1 AND 16),
    address TEXT NOT NULL CONSTRAINT notice_channels_address_length CHECK (length(address) BETWEEN 1 AND 1024),
    language TEXT NOT NULL CONSTRAINT notice_channels_language_length CHECK (length(language) BETWEEN 1 AND 16),
    created_at_ms INTEGER NOT NULL,
    -- NULL until the owner of the address has confirmed it.
    confirmed_at_ms INTEGER,
    -- When something was last delivered.
    sent_at_ms INTEGER,
    -- The day since the epoch that `sent_today` counts.
    day INTEGER NOT NULL DEFAULT 0,
    sent_today INTEGER NOT NULL DEFAULT 0,
    -- Failures in a row, and why the last one failed.
    failures INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '' CONSTRAINT notice_channels_problem_length CHECK (length(problem) <= 64)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_channels_identity_id ON notice_channels (identity_id);
CREATE INDEX notice_channels_address ON notice_channels (address, created_at_ms);
CREATE INDEX notice_channels_unconfirmed ON notice_channels (created_at_ms) WHERE confirmed_at_ms IS NULL;

CREATE TABLE notice_preferences (
    identity_id BLOB NOT NULL PRIMARY KEY REFERENCES identities (id) ON DELETE CASCADE,
    payload BLOB NOT NULL CONSTRAINT notice_preferences_payload_size CHECK (length(payload) <= 4096)
) STRICT, WITHOUT ROWID;

-- Tables whose notices a person has muted.
CREATE TABLE notice_mutes (
    identity_id BLOB NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    PRIMARY KEY (identity_id, table_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_mutes_table_number ON notice_mutes (table_number);
