-- Pages that a member has scanned: each counts once in its month, however often it is opened again.
create table scan_uses (
  member_id uuid not null references members on delete cascade,
  page_id uuid not null,
  -- First day of the month, in UTC.
  month date not null default (date_trunc('month', clock_timestamp() at time zone 'UTC'))::date check (extract(day from month) = 1),
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, page_id)
);
create index scan_uses_of_month on scan_uses (member_id, month);

-- What was measured of an item, by which version of the method: it stands beside what its owner says.
create table item_measurements (
  stamp_item_id uuid not null references stamp_items on delete cascade,
  method int not null check (method between 1 and 1000),
  -- As the contract of the operation shapes it.
  reading jsonb not null check (jsonb_typeof(reading) = 'object' and length(reading::text) <= 4000),
  scale text not null check (scale in ('typed', 'drawn', 'unknown')),
  measured_at timestamptz not null default clock_timestamp(),
  primary key (stamp_item_id, method)
);
