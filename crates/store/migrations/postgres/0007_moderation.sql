-- Reports about people. They refer to nothing: a report outlives the people and the table it names until it is purged.
CREATE TABLE reports (
    id BYTEA CONSTRAINT reports_key PRIMARY KEY CONSTRAINT reports_id_length CHECK (length(id) = 16),
    reporter_id BYTEA NOT NULL CONSTRAINT reports_reporter_length CHECK (length(reporter_id) = 16),
    reported_id BYTEA NOT NULL CONSTRAINT reports_reported_length CHECK (length(reported_id) = 16),
    reported_name TEXT NOT NULL CONSTRAINT reports_name_length CHECK (length(reported_name) <= 256),
    table_id BYTEA NOT NULL CONSTRAINT reports_table_length CHECK (length(table_id) = 16),
    reason TEXT NOT NULL CONSTRAINT reports_reason_length CHECK (length(reason) BETWEEN 1 AND 32),
    payload BYTEA NOT NULL CONSTRAINT reports_payload_size CHECK (length(payload) <= 131072),
    created_at_ms BIGINT NOT NULL,
    -- NULL while the report is open.
    closed_at_ms BIGINT,
    outcome TEXT NOT NULL DEFAULT '' CONSTRAINT reports_outcome_length CHECK (length(outcome) <= 256)
);

-- One open report per reporter, reported person and table.
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, reported_id, table_id) WHERE closed_at_ms IS NULL;
CREATE INDEX reports_open ON reports (created_at_ms, id) WHERE closed_at_ms IS NULL;
CREATE INDEX reports_closed ON reports (closed_at_ms, id) WHERE closed_at_ms IS NOT NULL;
CREATE INDEX reports_reporter_id ON reports (reporter_id, created_at_ms);
CREATE INDEX reports_reported_id ON reports (reported_id) WHERE closed_at_ms IS NULL;
CREATE INDEX reports_table_id ON reports (table_id, created_at_ms);

CREATE TABLE bans (
    identity_id BYTEA CONSTRAINT bans_key PRIMARY KEY
        CONSTRAINT bans_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    reason TEXT NOT NULL CONSTRAINT bans_reason_length CHECK (length(reason) <= 256),
    created_at_ms BIGINT NOT NULL,
    -- NULL for a ban without end.
    expires_at_ms BIGINT,
    -- Whether the person has left their tables.
    is_enforced BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX bans_newest ON bans (created_at_ms, identity_id);
CREATE INDEX bans_expires_at_ms ON bans (expires_at_ms) WHERE expires_at_ms IS NOT NULL;
CREATE INDEX bans_unenforced ON bans (created_at_ms) WHERE NOT is_enforced;

-- Names that an operator took from a person, who cannot take them again.
CREATE TABLE removed_names (
    identity_id BYTEA NOT NULL
        CONSTRAINT removed_names_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    name TEXT NOT NULL CONSTRAINT removed_names_name_length CHECK (length(name) BETWEEN 1 AND 256),
    removed_at_ms BIGINT NOT NULL,
    -- Whether the name is gone from the person's tables.
    is_enforced BOOLEAN NOT NULL DEFAULT FALSE,
    CONSTRAINT removed_names_key PRIMARY KEY (identity_id, name)
);

CREATE INDEX removed_names_unenforced ON removed_names (removed_at_ms) WHERE NOT is_enforced;

-- People whose chat a person hides.
CREATE TABLE mutes (
    identity_id BYTEA NOT NULL CONSTRAINT mutes_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    muted_id BYTEA NOT NULL CONSTRAINT mutes_muted_known REFERENCES identities (id) ON DELETE CASCADE,
    CONSTRAINT mutes_key PRIMARY KEY (identity_id, muted_id)
);

CREATE INDEX mutes_muted_id ON mutes (muted_id);

-- For the operator's list of people, in the order of bytes as SQLite has it.
CREATE INDEX identities_name ON identities (name COLLATE "C", id);
