-- Double-entry ledger, modelled on TigerBeetle: history is append-only, a hold fails when money is lacking, every transaction sums to zero per currency.
create table ledger_accounts (
  id uuid primary key default uuidv7(),
  owner_id uuid references members,
  code text not null,
  currency text not null check (currency ~ '^[A-Z]{3,4}$'),
  shard smallint not null default 0,
  -- The normal side: the account grows by debits (D) or by credits (C).
  side char(1) not null check (side in ('D', 'C')),
  -- True for accounts whose balance must not become negative: those of members.
  floored boolean not null,
  debits_posted bigint not null default 0 check (debits_posted between 0 and 9007199254740991),
  credits_posted bigint not null default 0 check (credits_posted between 0 and 9007199254740991),
  debits_pending bigint not null default 0 check (debits_pending between 0 and 9007199254740991),
  version bigint not null default 0,
  unique nulls not distinct (owner_id, code, currency, shard),
  check (not floored or case side when 'C' then credits_posted - debits_posted - debits_pending else debits_posted - credits_posted end >= 0)
);
create table ledger_txns (
  id uuid primary key default uuidv7(),
  code text not null,
  ref_type text not null,
  ref_id uuid not null,
  actor_id uuid,
  reverses_id uuid unique references ledger_txns,
  created_at timestamptz not null default clock_timestamp(),
  -- Idempotency: each business event is booked once.
  unique (code, ref_type, ref_id)
);
create table ledger_entries (
  id uuid primary key default uuidv7(),
  txn_id uuid not null references ledger_txns,
  account_id uuid not null references ledger_accounts,
  direction char(1) not null check (direction in ('D', 'C')),
  amount bigint not null check (amount between 1 and 9007199254740991),
  currency text not null,
  -- Credits minus debits: what is owed to the owner; negative when the owner owes.
  balance_after bigint not null,
  account_version bigint not null,
  unique (account_id, account_version)
);
create index ledger_entries_statement on ledger_entries (account_id, id desc);
create index ledger_entries_txn on ledger_entries (txn_id);
create table ledger_holds (
  id uuid primary key default uuidv7(),
  txn_code text not null,
  ref_type text not null,
  ref_id uuid not null,
  from_account uuid not null references ledger_accounts,
  to_account uuid not null references ledger_accounts,
  amount bigint not null check (amount > 0),
  posted_amount bigint check (posted_amount between 0 and amount),
  status text not null default 'open' check (status in ('open', 'posted', 'voided')),
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  unique (txn_code, ref_type, ref_id)
);
create index ledger_holds_open on ledger_holds (from_account) where status = 'open';

create function ledger_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries where txn_id = new.txn_id
    group by currency having sum(case direction when 'D' then amount else -amount end) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.txn_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred for each row execute function ledger_balanced();
create trigger ledger_entries_final before update or delete or truncate on ledger_entries for each statement execute function forbid_change();
create trigger ledger_txns_final before update or delete or truncate on ledger_txns for each statement execute function forbid_change();
