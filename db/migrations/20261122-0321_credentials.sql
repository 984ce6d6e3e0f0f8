-- Authenticator app: the secret is encrypted with the deployment's vault secret, and it counts only after the first valid code.
create table authenticators (
  member_id uuid primary key references members on delete cascade,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  -- Replay protection: the last used time step; no code works twice.
  last_step bigint not null default 0,
  tries int not null default 0,
  tries_since timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp()
);
-- Recovery codes for a lost phone; each works once. With a hundred random bits a fast hash is safe.
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
-- WebAuthn challenges, used once and within minutes. `member_id` is known at registration and null at log-in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  member_id uuid references members on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
