-- From here on the payment is only called back, never asked for: it ends when the gateway has said how.
alter table payments add column void_asked_at timestamptz;
-- What the gateway took when it was another amount or currency than ours: it waits for an operator.
alter table payments add column taken bigint check (taken > 0), add column taken_currency char(3);
create index payments_mismatch on payments (id desc) where failure = 'mismatch' and status = 'processing';

-- Money that goes back by itself: kept before the gateway is asked, with its own id as the key.
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
  -- Given back once.
  unique (payment_id),
  check ((status = 'open') = (ended_at is null))
);
create index payment_refunds_check on payment_refunds (check_at) where check_at is not null;
