-- Each sign-up for an address is an account of its own until one of them confirms the address: nothing of one comes to another (docs/decisions/033).
drop index members_waiting_email;
create index members_waiting_email on members (email, id desc) where email_verified_at is null;
-- Since when this account is its mailbox's: passkeys, authenticators, recovery codes and other addresses from before are void.
alter table members add column recovered_at timestamptz not null default '1970-01-01T00:00:00Z';

-- How many letters one address was sent within the hour, whoever asked for them, member or not. Only what the address hashes to is kept.
create table address_letters (
  id uuid primary key default uuidv7(),
  address_hash bytea not null,
  kind text not null check (kind in ('confirm', 'reset')),
  sent_at timestamptz not null default clock_timestamp()
);
create index address_letters_address on address_letters (address_hash, kind, sent_at);
create index address_letters_sent on address_letters (sent_at);
