-- Money that leaves the wallet for a member's bank. What is on its way is held in the ledger until the bank has it.
create table withdrawals (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  status text not null default 'requested' check (status in ('requested', 'processing', 'paid', 'failed', 'cancelled', 'returned')),
  -- The account it goes to, as it was when it was asked for.
  account_id text not null,
  bank_name text,
  bank_last4 text,
  -- Further tries after a failure: the gateway answers a repeated idempotency key with its first answer.
  attempt int not null default 0 check (attempt >= 0),
  transfer_ref text unique,
  payout_ref text unique,
  reversal_ref text unique,
  failure text,
  send_at timestamptz not null,
  arrives_at timestamptz,
  check_at timestamptz,
  -- The gateway must give back what was already sent to the account: its money stays held until then.
  back_due boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  ended_at timestamptz,
  check (status not in ('paid', 'returned') or paid_at is not null),
  check ((status in ('cancelled', 'returned')) = (ended_at is not null)),
  check (not back_due or (status in ('cancelled', 'returned') and transfer_ref is not null))
);
create index withdrawals_member on withdrawals (member_id, id desc);
create index withdrawals_check on withdrawals (check_at) where check_at is not null;
create index withdrawals_recent on withdrawals (member_id, created_at) where status not in ('cancelled', 'returned');
create index withdrawals_failed on withdrawals (id) where status = 'failed';
