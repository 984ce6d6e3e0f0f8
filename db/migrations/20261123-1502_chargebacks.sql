-- Payments that a buyer disputes with the bank. The gateway tells; its own word about each is asked for.
create table chargebacks (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payments,
  provider_ref text not null unique,
  status text not null default 'heard' check (status in ('heard', 'inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed')),
  reason text not null default 'general' check (length(reason) between 1 and 60),
  amount bigint not null default 0 check (amount >= 0),
  currency char(3) not null,
  -- Until then evidence is taken.
  due_at timestamptz,
  evidence text not null default '' check (length(evidence) <= 15000),
  submitted_by uuid references members,
  submitted_at timestamptz,
  check_at timestamptz default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  check ((status in ('won', 'lost', 'closed')) = (closed_at is not null)),
  check (status = 'heard' or amount > 0)
);
create index chargebacks_check on chargebacks (check_at) where check_at is not null;
create index chargebacks_payment on chargebacks (payment_id);
create index chargebacks_newest on chargebacks (created_at desc);
create index chargebacks_submitted on chargebacks (submitted_by) where submitted_by is not null;

-- Balance transactions of the gateway: what it took (negative) and gave back, each booked once.
create table chargeback_movements (
  id uuid primary key default uuidv7(),
  chargeback_id uuid not null references chargebacks,
  provider_ref text not null unique,
  amount bigint not null,
  fee bigint not null,
  created_at timestamptz not null default clock_timestamp()
);
create index chargeback_movements_of on chargeback_movements (chargeback_id);

-- The part of each order: held while the bank decides, and taken when it is lost.
create table chargeback_orders (
  id uuid primary key default uuidv7(),
  chargeback_id uuid not null references chargebacks,
  order_id uuid not null references orders,
  was text not null,
  held bigint not null check (held > 0),
  taken bigint not null default 0 check (taken >= 0),
  commission bigint not null default 0 check (commission between 0 and taken),
  debt bigint not null default 0 check (debt between 0 and taken),
  unique (chargeback_id, order_id)
);
create index chargeback_orders_order on chargeback_orders (order_id);
