-- Packs of coins that members buy. The money of it is in payments, the coins in the ledger.
create table coin_purchases (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  -- Coins of one pack.
  coins int not null check (coins between 1 and 1000000),
  quantity int not null default 1 check (quantity between 1 and 10),
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  status text not null default 'pending_payment' check (status in ('pending_payment', 'completed', 'cancelled', 'refunded')),
  payment_id uuid references payments,
  -- Given back later: how many coins, for how much, and by which refund.
  coins_refunded int not null default 0 check (coins_refunded between 0 and coins * quantity),
  amount_refunded bigint not null default 0 check (amount_refunded between 0 and amount),
  payment_refund_id uuid unique references payment_refunds,
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  check ((status in ('completed', 'refunded')) = (completed_at is not null)),
  check ((status = 'refunded') = (payment_refund_id is not null and coins_refunded > 0)),
  check (status not in ('completed', 'refunded') or payment_id is not null)
);
create index coin_purchases_member on coin_purchases (member_id, id desc);
create index coin_purchases_expire on coin_purchases (expires_at) where status = 'pending_payment' and expires_at is not null;
create index coin_purchases_payment on coin_purchases (payment_id) where payment_id is not null;
