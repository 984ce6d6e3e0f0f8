-- The ledger beside what the gateway says of each day. A day is compared again whenever an operator asks.
create table reconciliations (
  id uuid primary key default uuidv7(),
  day date not null unique,
  matched int not null default 0 check (matched >= 0),
  missing_here int not null default 0 check (missing_here >= 0),
  missing_there int not null default 0 check (missing_there >= 0),
  amounts int not null default 0 check (amounts >= 0),
  -- Due again.
  check_at timestamptz,
  compared_at timestamptz
);
create index reconciliations_check on reconciliations (check_at) where check_at is not null;

create table reconciliation_differences (
  id uuid primary key default uuidv7(),
  reconciliation_id uuid not null references reconciliations,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount')),
  -- The gateway's name of the payment, refund, transfer or movement; empty where the ledger knows none.
  reference text not null,
  what text not null,
  ours bigint,
  theirs bigint,
  currency char(3) not null,
  check ((ours is null) = (kind = 'missing_here') and (theirs is null) = (kind = 'missing_there'))
);
create index reconciliation_differences_of on reconciliation_differences (reconciliation_id, id);
