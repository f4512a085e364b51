-- People who were matched and have not taken their seat, by the time of the match.
CREATE INDEX queue_tickets_unseated ON queue_tickets (queue, matched_at_ms)
    WHERE table_id IS NOT NULL AND NOT is_seated;
