-- A session that proved anew who sits before it goes on as another one, with another token; the old one ends within moments.
alter table sessions
  -- What the member sees as one: a sign-in, however often its session was renewed.
  add column sign_in_id uuid not null default uuidv7(),
  add column followed_at timestamptz,
  -- To within minutes: no request pays for a write.
  add column seen_at timestamptz not null default clock_timestamp();
create index sessions_sign_in on sessions (sign_in_id);
create index sessions_listed on sessions (member_id, created_at desc, sign_in_id desc) where ended_at is null and followed_at is null;

-- A browser that this member has used before: it tells the owner from those who guess.
create table member_devices (
  member_id uuid not null references members on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (member_id, token_hash)
);
create index member_devices_token on member_devices (token_hash);

-- After the password comes a second step (slice credentials keeps what it is).
alter table members
  add column asks_second_step boolean not null default false,
  add column password_set_at timestamptz not null default clock_timestamp();
alter table member_tokens drop constraint member_tokens_purpose_check;
alter table member_tokens add constraint member_tokens_purpose_check check (purpose in ('verify', 'reset', 'second_step')),
  add column tries int not null default 0;
