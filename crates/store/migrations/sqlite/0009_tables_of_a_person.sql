-- A person's tables in the order in which they were created, so that a page reads only its own rows.
CREATE INDEX seats_owner_tables ON seats (owner_id, table_number);
DROP INDEX seats_owner_id;
