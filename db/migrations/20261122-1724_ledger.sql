-- Money owed to an erased member: paid out by hand and then settled. Kept for accounting.
create table owed_payouts (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  amount bigint not null check (amount between 1 and 9007199254740991),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  payee text not null,
  details text not null,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  settled_by uuid
);
create index owed_payouts_member on owed_payouts (member_id);
create index owed_payouts_open on owed_payouts (id) where settled_at is null;
