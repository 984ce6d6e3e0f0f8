-- What was given up is listed for the operator, who sends it again.
create index webhook_deliveries_given_up on webhook_deliveries (attempted_at, id) where outcome = 'given_up';
