-- An order may come from a lot that was won: `source_id` names it, and its ways of sending are frozen with it until the winner has chosen one.
alter table orders add column source_id uuid;
alter table orders add column ways jsonb;
alter table orders add column reminded int not null default 0;
alter table orders add constraint orders_source check ((kind = 'product') = (source_id is null)) not valid;
alter table orders validate constraint orders_source;
create unique index orders_source_once on orders (kind, source_id) where source_id is not null and status <> 'cancelled';
create index orders_unpaid_won on orders (placed_at) where kind = 'auction' and status = 'pending_payment';
