-- What a player has planned for their next turn. Apart from the log, because nobody else may see it.
CREATE TABLE turn_plans (
    table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL CONSTRAINT turn_plans_seat CHECK (seat BETWEEN 0 AND 15),
    payload BLOB NOT NULL CONSTRAINT turn_plans_payload_size CHECK (length(payload) <= 4096),
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
