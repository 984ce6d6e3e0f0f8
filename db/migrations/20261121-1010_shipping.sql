-- Shipping prices of a seller: for the first item, for each further one in the same parcel, and for which destinations.
create table shipping_rates (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  shipping_option text not null,
  reach text not null check (reach in ('home', 'abroad', 'everywhere')),
  amount bigint not null check (amount between 0 and 10000000000),
  amount_next bigint not null default 0 check (amount_next between 0 and 10000000000),
  currency char(3) not null,
  free_over bigint check (free_over > 0),
  days_least int not null check (days_least between 0 and 60),
  days_most int not null check (days_most between days_least and 120),
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index shipping_rates_member on shipping_rates (member_id, amount) where deleted_at is null;

create table shipments (
  id uuid primary key default uuidv7(),
  ref_type text not null,
  ref_id uuid not null,
  carrier text not null check (length(carrier) between 1 and 80),
  tracking text not null default '' check (length(tracking) <= 80),
  tracked boolean not null generated always as (tracking <> '') stored,
  abroad boolean not null,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  unique (ref_type, ref_id)
);
