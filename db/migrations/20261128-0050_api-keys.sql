-- Keys with which programs of a member call the API, within the scopes that the member chose.
create table api_keys (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key. The key itself is shown once and kept nowhere.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- Its first signs, by which its owner knows it again.
  start text not null check (length(start) between 4 and 24),
  scopes text[] not null check (cardinality(scopes) between 1 and 30),
  -- Calls a minute, counted over all processes.
  per_minute integer not null check (per_minute between 1 and 600),
  created_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  -- A key without an end is forgotten in a program for ever.
  check (ends_at > created_at and ends_at <= created_at + interval '366 days')
);
create index api_keys_of_member on api_keys (member_id, id desc);
