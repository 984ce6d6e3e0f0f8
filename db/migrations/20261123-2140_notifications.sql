-- Browsers that show notices while the product is closed (docs/decisions/113); each is deleted with the log-in that registered it.
create table push_subscriptions (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  sign_in_id uuid not null,
  endpoint text not null unique check (length(endpoint) between 10 and 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  agent text not null check (length(agent) <= 400),
  -- Messages that its service has refused in a row.
  refusals int not null default 0 check (refusals between 0 and 5),
  created_at timestamptz not null default clock_timestamp()
);
create index push_subscriptions_member on push_subscriptions (member_id, id);
create index push_subscriptions_sign_in on push_subscriptions (sign_in_id);

-- One per browser and notice; a group that grows is told again in the same row. Without a notice it is a member's own trial.
create table push_deliveries (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  notification_id uuid references notifications on delete cascade,
  due_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  unique (subscription_id, notification_id)
);
create index push_deliveries_due on push_deliveries (due_at) where sent_at is null;
create index push_deliveries_notification on push_deliveries (notification_id);
create index push_deliveries_member on push_deliveries (member_id);
