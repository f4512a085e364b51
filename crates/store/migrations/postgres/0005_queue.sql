-- People who wait for others to play. One row per person: somebody in two browsers waits once.
CREATE TABLE queue_tickets (
    identity_id BYTEA CONSTRAINT queue_tickets_key PRIMARY KEY
        CONSTRAINT queue_tickets_identity_known REFERENCES identities (id) ON DELETE CASCADE,
    ticket BYTEA NOT NULL CONSTRAINT queue_tickets_ticket_length CHECK (length(ticket) = 16),
    queue TEXT NOT NULL CONSTRAINT queue_tickets_queue_length CHECK (length(queue) BETWEEN 1 AND 64),
    payload BYTEA NOT NULL CONSTRAINT queue_tickets_payload_size CHECK (length(payload) <= 4096),
    entered_at_ms BIGINT NOT NULL,
    seen_at_ms BIGINT NOT NULL,
    -- The table of the match; NULL while the person waits.
    table_id BYTEA CONSTRAINT queue_tickets_table_length CHECK (length(table_id) = 16),
    matched_at_ms BIGINT,
    is_seated BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX queue_tickets_waiting ON queue_tickets (queue, entered_at_ms) WHERE table_id IS NULL;
CREATE INDEX queue_tickets_table_id ON queue_tickets (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX queue_tickets_seen_at_ms ON queue_tickets (seen_at_ms);

-- How long those waited who were matched lately.
CREATE TABLE queue_waits (
    queue TEXT NOT NULL,
    matched_at_ms BIGINT NOT NULL,
    waited_ms BIGINT NOT NULL
);

CREATE INDEX queue_waits_lately ON queue_waits (queue, matched_at_ms);
CREATE INDEX queue_waits_matched_at_ms ON queue_waits (matched_at_ms);
