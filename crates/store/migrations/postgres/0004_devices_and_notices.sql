-- What people need to recognise their devices, and the server to know which are still used. Devices of before count as
-- used today.
ALTER TABLE device_secrets ADD COLUMN label TEXT NOT NULL DEFAULT ''
    CONSTRAINT device_secrets_label_length CHECK (length(label) <= 64);
ALTER TABLE device_secrets ADD COLUMN created_at_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE device_secrets ADD COLUMN used_at_ms BIGINT NOT NULL DEFAULT 0;
UPDATE device_secrets SET used_at_ms = (extract(epoch FROM now()) * 1000)::bigint;

-- The oldest gives way if a person has too many.
ALTER TABLE push_subscriptions ADD COLUMN created_at_ms BIGINT NOT NULL DEFAULT 0;

-- Turn notices that are not delivered yet. They are written with the move, so a crash loses none.
CREATE TABLE notices (
    table_number BIGINT NOT NULL CONSTRAINT notices_table REFERENCES tables (number) ON DELETE CASCADE,
    identity_id BYTEA NOT NULL CONSTRAINT notices_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    created_at_ms BIGINT NOT NULL,
    due_at_ms BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    delivered TEXT NOT NULL CONSTRAINT notices_delivered_size CHECK (length(delivered) <= 4096),
    CONSTRAINT notices_key PRIMARY KEY (table_number, identity_id)
);

CREATE INDEX notices_due_at_ms ON notices (due_at_ms);
CREATE INDEX notices_identity_id ON notices (identity_id);

-- For purging. Neither changes with a move.
CREATE INDEX tables_unfinished ON tables (created_at_ms) WHERE status < 2;
CREATE INDEX tables_finished ON tables (updated_at_ms) WHERE status = 2;
