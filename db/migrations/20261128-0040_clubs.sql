-- Invitations to clubs that are no member's yet: by letter to an address, or by a link for several (docs/decisions/180).
create table club_invitations (
  id uuid primary key default uuidv7(),
  club_id uuid not null references clubs on delete cascade,
  made_by uuid not null references members on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22,64}$'),
  -- Of whoever gets a letter; null for a link.
  email text check (length(email) <= 254),
  most_uses int not null check (most_uses between 1 and 250),
  uses int not null default 0 check (uses between 0 and most_uses),
  ends_at timestamptz not null,
  -- Taken back, or declined for good.
  ended_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (email is null or most_uses = 1)
);
create index club_invitations_of_club on club_invitations (club_id, id desc);
create index club_invitations_made_by on club_invitations (made_by, created_at);
create index club_invitations_ending on club_invitations (ends_at);
-- One open letter from a club to an address.
create unique index club_invitations_letter on club_invitations (club_id, email) where email is not null and ended_at is null and uses = 0;
create index club_invitations_email on club_invitations (email) where email is not null;

-- Addresses that want no letters of this kind any more. Only a hash is stored.
create table club_letter_refusals (
  address_hash bytea primary key,
  refused_at timestamptz not null default clock_timestamp()
);
