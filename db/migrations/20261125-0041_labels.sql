-- Labels for the parcels of an order, bought from carriers with the seller's available money.
create table labels (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  provider text not null check (provider in ('sandbox', 'easypost')),
  -- The parcel at the provider, and the rate that was chosen for it.
  postage_ref text not null check (length(postage_ref) between 1 and 200),
  rate_ref text not null check (length(rate_ref) between 1 and 200),
  carrier text not null check (length(carrier) between 1 and 80),
  service text not null check (length(service) between 1 and 80),
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  -- Inches and ounces.
  length float8 not null,
  width float8 not null,
  height float8 not null,
  ounces float8 not null,
  status text not null default 'buying' check (status in ('buying', 'bought', 'sent', 'failed', 'voiding', 'voided')),
  tracking text not null default '' check (length(tracking) <= 80),
  tracker_ref text check (length(tracker_ref) <= 200),
  failure text check (length(failure) <= 40),
  -- What the carrier last said of the parcel.
  track text not null default 'unknown',
  shipment_id uuid references shipments,
  looks int not null default 0,
  check_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  bought_at timestamptz,
  ended_at timestamptz,
  check (status in ('buying', 'failed') or tracking <> ''),
  check (status <> 'sent' or shipment_id is not null)
);
-- A parcel at the provider is bought once.
create unique index labels_postage on labels (provider, postage_ref) where status <> 'failed';
create unique index labels_shipment on labels (shipment_id) where shipment_id is not null;
create index labels_order on labels (order_id, id);
create index labels_tracker on labels (provider, tracker_ref) where tracker_ref is not null;
create index labels_due on labels (check_at) where check_at is not null;

-- Messages of the provider that were heard: each counts once.
create table label_events (
  provider text not null,
  event_id text not null check (length(event_id) <= 200),
  at timestamptz not null default clock_timestamp(),
  primary key (provider, event_id)
);
