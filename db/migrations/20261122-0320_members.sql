-- Token rotation: a session that has confirmed the member's identity continues as a new session with a new token; the old one ends soon.
alter table sessions
  -- The log-in to which the session belongs, however often it was renewed; lists show one row per log-in.
  add column sign_in_id uuid not null default uuidv7(),
  add column followed_at timestamptz,
  -- Accurate to minutes only, so that requests need no write.
  add column seen_at timestamptz not null default clock_timestamp();
create index sessions_sign_in on sessions (sign_in_id);
create index sessions_listed on sessions (member_id, created_at desc, sign_in_id desc) where ended_at is null and followed_at is null;

-- A browser that this member has used before, to tell it from a guesser's.
create table member_devices (
  member_id uuid not null references members on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, token_hash)
);
create index member_devices_token on member_devices (token_hash);

-- Second step after the password (its kinds are in slice credentials).
alter table members
  add column asks_second_step boolean not null default false,
  add column password_set_at timestamptz not null default clock_timestamp();
alter table member_tokens drop constraint member_tokens_purpose_check;
alter table member_tokens add constraint member_tokens_purpose_check check (purpose in ('verify', 'reset', 'second_step')),
  add column tries int not null default 0;
