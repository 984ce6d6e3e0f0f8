-- An authenticator app: its secret sealed under a key that lies in DATA_DIR, and counting only once a code of it was given.
create table authenticators (
  member_id uuid primary key references members on delete cascade,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- The last half-minute whose code was used: none works twice.
  last_step bigint not null default 0,
  tries int not null default 0,
  tries_since timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp()
);
-- For the day the phone is lost: each works once. A hundred random bits need no slow hash.
create table recovery_codes (
  member_id uuid not null references members on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
create table passkeys (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null default 0 check (counter between 0 and 4294967295),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
create index passkeys_member on passkeys (member_id, id);
-- What a key is asked to sign, once and within minutes; who registers one is known, who signs in is not yet.
create table passkey_challenges (
  challenge_hash bytea primary key,
  member_id uuid references members on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
