-- Chat is apart from the log: it may be dropped, the game may not. `chat_seq` counts all lines of a table, and numbers
-- them without gaps even if two processes write at once.
ALTER TABLE tables ADD COLUMN chat_seq BIGINT NOT NULL DEFAULT 0;

CREATE TABLE chat_lines (
    table_number BIGINT NOT NULL CONSTRAINT chat_lines_table REFERENCES tables (number) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    payload BYTEA NOT NULL CONSTRAINT chat_lines_payload_size CHECK (length(payload) <= 8192),
    CONSTRAINT chat_lines_key PRIMARY KEY (table_number, seq)
);
