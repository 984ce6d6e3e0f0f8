create table payment_customers (
  member_id uuid not null references members,
  provider text not null,
  customer_ref text not null,
  primary key (member_id, provider),
  unique (provider, customer_ref)
);
create table payment_methods (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  provider text not null,
  payment_method_id text not null,
  type text not null default 'card',
  brand text not null,
  last4 char(4) not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null check (exp_year between 2000 and 2200),
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  unique (provider, payment_method_id)
);
create unique index payment_methods_default on payment_methods (member_id) where is_default and deleted_at is null;
create index payment_methods_member on payment_methods (member_id, id desc) where deleted_at is null;

create table connected_accounts (
  id uuid primary key default uuidv7(),
  accountable_id uuid not null unique references members,
  provider text not null,
  account_id text,
  is_active boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (provider, account_id)
);

-- The purpose of a payment as type and id, because payments must not reference slices above.
create table payments (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  ref_type text not null,
  ref_id uuid not null,
  attempt int not null default 1,
  provider text not null,
  provider_ref text,
  -- The card by the gateway's id: a saved one, or a new one from the card form, which is saved after a successful payment.
  method_ref text not null check (method_ref ~ '^[\w-]{3,80}$'),
  payment_method_id uuid references payment_methods,
  -- The same at every attempt, because the gateway compares the parameters of requests with one idempotency key.
  return_url text,
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  captured bigint not null default 0 check (captured in (0, amount)),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  status text not null default 'requires_payment' check (status in ('requires_payment', 'requires_action', 'processing', 'captured', 'failed', 'voided')),
  action_url text,
  failure text,
  check_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (provider, provider_ref),
  unique (ref_type, ref_id, attempt)
);
-- At most one open payment for the same purpose.
create unique index payments_open on payments (ref_type, ref_id) where status in ('requires_payment', 'requires_action', 'processing');
create index payments_check on payments (check_at) where check_at is not null;

create table webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  object_ref text not null,
  received_at timestamptz not null default clock_timestamp(),
  primary key (provider, event_id)
);
create index webhook_events_age on webhook_events (received_at);
