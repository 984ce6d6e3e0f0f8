-- Notices of one group (docs/decisions/110): one open row per member and group, with its actors beside it.
-- `place` orders the list: it is renewed when a further event joins the row.
alter table notifications add column place uuid not null default uuidv7(), add column group_key text check (length(group_key) <= 200),
  add column deleted_at timestamptz;
update notifications set place = id;
drop index notifications_member;
drop index notifications_unread;
create index notifications_place on notifications (member_id, place desc) where deleted_at is null;
create index notifications_unread on notifications (member_id, place desc) where read_at is null and deleted_at is null;
create unique index notifications_open_group on notifications (member_id, group_key)
  where read_at is null and deleted_at is null and group_key is not null;
create index notifications_deleted on notifications (deleted_at) where deleted_at is not null;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_actor on notifications (actor_id) where actor_id is not null;

create table notification_actors (
  member_id uuid not null references members on delete cascade,
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references members on delete cascade,
  -- An event delivered twice is counted once, also after the row was read.
  dedupe_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, notification_id, actor_id),
  unique (member_id, dedupe_key)
);
create index notification_actors_notification on notification_actors (notification_id, created_at desc);
create index notification_actors_actor on notification_actors (actor_id);
