-- Addresses of other systems that hear what happens in a member's store.
create table webhooks (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  url text not null check (length(url) between 8 and 500),
  -- What it wants to hear.
  events text[] not null check (cardinality(events) between 1 and 30),
  -- The signing secret, sealed with the key of the deployment.
  secret bytea not null,
  -- Null while it is called; else why it is not called any more.
  off text check (off in ('owner', 'failing', 'gone')),
  created_at timestamptz not null default clock_timestamp(),
  unique (member_id, url)
);

-- One event for one address. The text is kept as it was signed first, so that a later attempt sends the same bytes.
create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null check (event ~ '^[a-z_]+\.[a-z_]+$'),
  body text not null check (length(body) <= 10000),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is sent next; null when it has arrived or was given up.
  due_at timestamptz,
  outcome text check (outcome in ('delivered', 'given_up')),
  -- Of the last attempt: the HTTP status, or why there was none.
  status integer check (status between 100 and 599),
  failed text check (failed in ('closed', 'away', 'long', 'hops')),
  attempted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((due_at is null) = (outcome is not null)),
  check (status is null or failed is null)
);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null;
