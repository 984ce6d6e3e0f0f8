-- Subscriptions: who pays for which plan, and until when. Permissions follow from members.plan, which only these rows change.
create table subscriptions (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  plan text not null references plans check (plan in ('basic', 'premium', 'business')),
  cycle text not null check (cycle in ('monthly', 'yearly')),
  status text not null check (status in ('incomplete', 'trialing', 'active', 'past_due', 'cancelling', 'expired')),
  -- Price paid for the whole period, the base of a proration.
  amount bigint not null check (amount between 0 and 10000000000),
  currency char(3) not null,
  -- Billing anchor: months are counted from here, so that the 31st returns after February.
  anchor_at timestamptz,
  period_start timestamptz,
  period_end timestamptz check (period_end > period_start),
  trial_ends_at timestamptz,
  -- A change for the end of the period.
  next_plan text references plans check (next_plan in ('basic', 'premium', 'business')),
  next_cycle text check (next_cycle in ('monthly', 'yearly')),
  failures int not null default 0 check (failures between 0 and 10),
  failed_at timestamptz,
  -- When the next automatic step is due; null while it waits for the payer.
  due_at timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((status = 'expired') = (ended_at is not null)),
  check (status in ('incomplete', 'expired') or (period_start is not null and period_end is not null)),
  check ((next_plan is null) = (next_cycle is null))
);
create unique index subscriptions_one on subscriptions (member_id) where status <> 'expired';
create unique index subscriptions_one_trial on subscriptions (member_id) where trial_ends_at is not null;
create index subscriptions_due on subscriptions (due_at) where due_at is not null;

-- A charge for a start, an upgrade or a period; it is paid once and may need several payment attempts.
create table subscription_charges (
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscriptions,
  member_id uuid not null references members,
  kind text not null check (kind in ('start', 'upgrade', 'renewal')),
  plan text not null references plans,
  cycle text not null check (cycle in ('monthly', 'yearly')),
  amount bigint not null check (amount between 0 and 10000000000),
  whole_amount bigint not null check (whole_amount between 0 and 10000000000),
  currency char(3) not null,
  -- null when the period begins with the payment.
  period_start timestamptz,
  period_end timestamptz,
  status text not null default 'open' check (status in ('open', 'paid', 'failed')),
  -- For a payment with the payer present: one day for the bank's authentication.
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
create unique index subscription_charges_open on subscription_charges (subscription_id) where status = 'open';
create index subscription_charges_expiry on subscription_charges (expires_at) where status = 'open' and expires_at is not null;

-- Gapless invoice numbers: the year's row is locked until the invoice is written.
create table invoice_years (
  year int primary key check (year between 2020 and 2200),
  last int not null check (last > 0)
);
-- Invoices never change after they are issued.
create table invoices (
  id uuid primary key default uuidv7(),
  year int not null references invoice_years,
  no int not null check (no > 0),
  number text not null generated always as (lpad(year::text, 4, '0') || '-' || lpad(no::text, 6, '0')) stored unique,
  member_id uuid not null references members,
  charge_id uuid not null unique references subscription_charges,
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  facts jsonb not null,
  issued_at timestamptz not null,
  unique (year, no)
);
create index invoices_member on invoices (member_id, id desc);
create trigger invoices_final before update or delete or truncate on invoices for each statement execute function forbid_change();
