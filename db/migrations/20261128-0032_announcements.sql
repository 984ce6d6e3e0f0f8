-- What the operator tells everybody above each page, from one moment until another (docs/decisions/179).
create table announcements (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('info', 'warning', 'maintenance')),
  audience text not null check (audience in ('everybody', 'members', 'guests')),
  -- One line by language; at least one.
  words jsonb not null check (jsonb_typeof(words) = 'object' and words ?| array['en', 'es', 'fr', 'zh-CN', 'ru']),
  -- A page of ours, or an address with https.
  link text check (link ~ '^(/([^/\\]|$)|https://)' and length(link) <= 300),
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  made_by uuid not null references members,
  ended_at timestamptz,
  ended_by uuid references members,
  created_at timestamptz not null default clock_timestamp(),
  check (ends_at > starts_at),
  check ((ended_at is null) = (ended_by is null))
);
create index announcements_running on announcements (ends_at) where ended_at is null;
create index announcements_maker on announcements (made_by);
create index announcements_ender on announcements (ended_by) where ended_by is not null;

create table announcement_reads (
  announcement_id uuid not null references announcements on delete cascade,
  member_id uuid not null references members,
  read_at timestamptz not null default clock_timestamp(),
  primary key (announcement_id, member_id)
);
create index announcement_reads_of_member on announcement_reads (member_id);
