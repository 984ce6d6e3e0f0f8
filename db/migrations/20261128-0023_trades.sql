-- Whoever has not sent five days after both have proceeded is reminded, once.
alter table trade_orders add column reminded_at timestamptz;
create index trade_orders_unsent on trade_orders (processing_at) where status = 'processing' and reminded_at is null;
