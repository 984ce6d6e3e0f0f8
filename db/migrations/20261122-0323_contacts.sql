-- Further addresses of a member: secondary ones, and one that is to become the primary. Each is confirmed by a link sent by mail.
create table member_contacts (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('primary', 'secondary')),
  email text not null check (email = lower(email) and length(email) between 3 and 254 and email !~ '[\s,<>]'),
  -- Only hashes of the links are stored. The second link stops a change that the owner did not ask for.
  token_hash bytea not null unique,
  stop_hash bytea unique,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  ended_at timestamptz
);
create unique index member_contacts_pending on member_contacts (member_id) where kind = 'primary' and verified_at is null and ended_at is null;
create unique index member_contacts_once on member_contacts (member_id, email) where kind = 'secondary' and ended_at is null;
create index member_contacts_member on member_contacts (member_id, id) where ended_at is null;

-- Rate limit of letters: who had letters sent to which address, so that no mailbox can be flooded.
create table contact_letters (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  email text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index contact_letters_member on contact_letters (member_id, sent_at);

-- Devices of native clients; each is deleted with the log-in that registered it.
create table push_tokens (
  token text primary key check (length(token) between 1 and 4096),
  member_id uuid not null references members on delete cascade,
  sign_in_id uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index push_tokens_member on push_tokens (member_id);
create index push_tokens_sign_in on push_tokens (sign_in_id);
