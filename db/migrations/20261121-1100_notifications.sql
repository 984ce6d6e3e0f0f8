create table notifications (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  type text not null,
  actor_id uuid references members,
  subject_type text not null,
  subject_id uuid not null,
  property jsonb not null default '{}',
  dedupe_key text not null,
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (member_id, dedupe_key)
);
create index notifications_member on notifications (member_id, id desc);
create index notifications_unread on notifications (member_id, id desc) where read_at is null;
