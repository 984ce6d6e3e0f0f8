-- What was given up is listed for the operator, who sends it again.
create index outbox_dead on outbox (dead_at) where dead_at is not null;
