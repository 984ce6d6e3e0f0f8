create table plans (
  code text primary key check (code in ('guest', 'free', 'basic', 'premium', 'business')),
  sort int not null,
  amount bigint not null default 0 check (amount between 0 and 10000000000),
  currency char(3) not null default 'USD'
);
create table plan_permissions (
  plan text not null references plans,
  permission text not null,
  primary key (plan, permission)
);
-- No row means no limit.
create table plan_limits (
  plan text not null references plans,
  name text not null,
  most int not null check (most >= 0),
  primary key (plan, name)
);

create sequence member_numbers;
create table members (
  id uuid primary key default uuidv7(),
  uid int not null unique default spoken_number(nextval('member_numbers'), 1),
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  username text not null check (username ~ '^[a-z0-9][a-z0-9_.-]{1,29}$'),
  full_name text not null generated always as (first_name || ' ' || last_name) stored,
  email text not null check (email = lower(email) and length(email) between 3 and 254 and email !~ '[\s,<>]'),
  email_verified_at timestamptz,
  is_email_verified boolean not null generated always as (email_verified_at is not null) stored,
  password_hash text not null,
  locale text not null default 'en' check (locale in ('en', 'es', 'fr', 'zh-CN', 'ru')),
  time_zone text not null default 'UTC',
  country text,
  description text not null default '',
  image_media_id uuid,
  plan text not null default 'free' references plans check (plan <> 'guest'),
  suspended_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
-- A confirmed address belongs to one member. Besides, at most one sign-up may wait for the same address (docs/decisions/004).
create unique index members_verified_email on members (email) where email_verified_at is not null;
create unique index members_waiting_email on members (email) where email_verified_at is null;
create unique index members_username on members (username);

create table sessions (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  member_id uuid not null references members on delete cascade,
  agent text not null default '',
  peer text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_member on sessions (member_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

-- Links sent by mail. Only their hash is stored; a newer link makes the older one invalid.
create table member_tokens (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index member_tokens_live on member_tokens (member_id, purpose) where used_at is null;

create table blocks (
  blocker_id uuid not null references members on delete cascade,
  blocked_id uuid not null references members on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);

-- Authorization of reading an owner's things: no block between viewer and owner in either direction, and the owner is not suspended.
create function may_see(viewer uuid, owner uuid) returns boolean language sql stable parallel safe as $$
  select viewer is not distinct from owner
    or (not exists (select from blocks where blocker_id = owner and blocked_id = viewer)
    and not exists (select from blocks where blocker_id = viewer and blocked_id = owner))
$$;
