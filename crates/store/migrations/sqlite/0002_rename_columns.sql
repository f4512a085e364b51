-- Names only: no row changes. Constraints keep the names of migration 1, because SQLite cannot rename them and both
-- databases must report the same ones.
ALTER TABLE tables RENAME COLUMN created TO created_at_ms;
ALTER TABLE tables RENAME COLUMN changed TO updated_at_ms;
ALTER TABLE tables RENAME COLUMN public TO is_public;
ALTER TABLE tables RENAME COLUMN stage TO status;
ALTER TABLE tables RENAME COLUMN next TO next_seq;
ALTER TABLE tables RENAME COLUMN due TO due_at_ms;

ALTER TABLE log RENAME TO log_entries;

ALTER TABLE identities RENAME COLUMN created TO created_at_ms;

ALTER TABLE secrets RENAME TO device_secrets;
ALTER TABLE device_secrets RENAME COLUMN identity TO identity_id;
DROP INDEX secrets_identity;
CREATE INDEX device_secrets_identity_id ON device_secrets (identity_id);

ALTER TABLE seats RENAME COLUMN owner TO owner_id;
DROP INDEX seats_owner;
CREATE INDEX seats_owner_id ON seats (owner_id);

ALTER TABLE tokens RENAME COLUMN expires TO expires_at_ms;
DROP INDEX tokens_expires;
CREATE INDEX tokens_expires_at_ms ON tokens (expires_at_ms);

ALTER TABLE pushes RENAME TO push_subscriptions;
ALTER TABLE push_subscriptions RENAME COLUMN identity TO identity_id;
DROP INDEX pushes_identity;
CREATE INDEX push_subscriptions_identity_id ON push_subscriptions (identity_id);
