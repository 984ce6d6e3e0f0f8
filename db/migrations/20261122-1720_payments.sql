-- Cancellation was requested: the payment is not retried and ends when the gateway has answered.
alter table payments add column void_asked_at timestamptz;
-- Amount and currency that the gateway charged when they differ from ours: an operator must decide.
alter table payments add column taken bigint check (taken > 0), add column taken_currency char(3);
create index payments_mismatch on payments (id desc) where failure = 'mismatch' and status = 'processing';

-- Automatic refunds: stored before the gateway is called, with their id as idempotency key.
create table payment_refunds (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  reason text not null check (reason in ('late_capture', 'mismatch')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  status text not null default 'open' check (status in ('open', 'sent', 'failed')),
  provider_ref text unique,
  failure text,
  check_at timestamptz default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- A payment is refunded at most once.
  unique (payment_id),
  check ((status = 'open') = (ended_at is null))
);
create index payment_refunds_check on payment_refunds (check_at) where check_at is not null;
