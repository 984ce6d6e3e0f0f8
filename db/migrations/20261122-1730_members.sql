-- Several unconfirmed sign-ups may use one address; they share nothing until one of them confirms it (docs/decisions/033).
drop index members_waiting_email;
create index members_waiting_email on members (email, id desc) where email_verified_at is null;
-- Since when the account belongs to the owner of the mailbox: older passkeys, authenticators, recovery codes and addresses are invalid.
alter table members add column recovered_at timestamptz not null default '1970-01-01T00:00:00Z';

-- Rate limit of letters per address and hour, for members and others. Only a hash of the address is stored.
create table address_letters (
  id uuid primary key default uuidv7(),
  address_hash bytea not null,
  kind text not null check (kind in ('confirm', 'reset')),
  sent_at timestamptz not null default clock_timestamp()
);
create index address_letters_address on address_letters (address_hash, kind, sent_at);
create index address_letters_sent on address_letters (sent_at);
