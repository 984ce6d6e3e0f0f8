-- Counts of orders per state, up to a thousand.
create index orders_status on orders (status);
