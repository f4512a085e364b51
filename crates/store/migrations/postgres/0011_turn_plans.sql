-- What a player has planned for their next turn. Apart from the log, because nobody else may see it.
CREATE TABLE turn_plans (
    table_number BIGINT NOT NULL CONSTRAINT turn_plans_table REFERENCES tables (number) ON DELETE CASCADE,
    seat SMALLINT NOT NULL CONSTRAINT turn_plans_seat CHECK (seat BETWEEN 0 AND 15),
    payload BYTEA NOT NULL CONSTRAINT turn_plans_payload_size CHECK (length(payload) <= 4096),
    CONSTRAINT turn_plans_key PRIMARY KEY (table_number, seat)
);
