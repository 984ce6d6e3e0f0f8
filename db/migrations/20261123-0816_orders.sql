-- The buyer of a paid order asks its seller to cancel it.
alter table orders
  add column cancel_asked_at timestamptz,
  add column cancel_reason text not null default '' check (char_length(cancel_reason) <= 500),
  -- The part of the commission that went back with refunds.
  add column commission_refunded bigint not null default 0,
  add constraint orders_commission_refunded check (commission_refunded between 0 and commission),
  add constraint orders_commission_within_refund check (commission_refunded <= refunded);
create index orders_cancel_asked on orders (cancel_asked_at) where status = 'processing' and cancel_asked_at is not null;

-- What was given back to a buyer: how much of it the seller bore and how much of our commission went with it.
create table order_refunds (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  payment_refund_id uuid not null unique references payment_refunds,
  amount bigint not null check (amount > 0),
  commission bigint not null check (commission between 0 and amount),
  -- The part that the seller's available balance could not cover.
  debt bigint not null default 0 check (debt between 0 and amount - commission),
  reason text not null check (reason in ('cancelled', 'missing', 'damaged', 'not_as_described', 'goodwill', 'dispute', 'returned')),
  note text not null default '' check (char_length(note) <= 500),
  actor text not null check (actor in ('buyer', 'seller', 'system', 'moderator')),
  actor_id uuid,
  created_at timestamptz not null default clock_timestamp()
);
create index order_refunds_order on order_refunds (order_id, id);
