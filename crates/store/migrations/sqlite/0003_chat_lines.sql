-- Chat is apart from the log: it may be dropped, the game may not. `chat_seq` counts all lines of a table, and numbers
-- them without gaps even if two processes write at once.
ALTER TABLE tables ADD COLUMN chat_seq INTEGER NOT NULL DEFAULT 0;

CREATE TABLE chat_lines (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    payload BLOB NOT NULL CONSTRAINT chat_lines_payload_size CHECK (length(payload) <= 8192),
    PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;
