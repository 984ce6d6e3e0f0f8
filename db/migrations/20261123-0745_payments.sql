-- The connected account as the gateway knows it: where its onboarding stands, what is still needed, and the bank that it pays out to.
alter table connected_accounts
  add column status text not null default 'begun' check (status in ('begun', 'waiting', 'active', 'restricted', 'refused', 'lost')),
  add column needs text[] not null default '{}',
  add column needs_by timestamptz,
  add column bank_name text,
  add column bank_last4 text check (bank_last4 ~ '^\w{4}$'),
  -- Another account or another bank: money waits for 72 hours after it.
  add column changed_at timestamptz not null default clock_timestamp(),
  add column check_at timestamptz,
  -- Numbers the questions to the gateway: an answer that a later question has overtaken is dropped.
  add column asked int not null default 0;
update connected_accounts set status = 'active' where is_active;
alter table connected_accounts
  add constraint connected_accounts_active check (is_active = (status = 'active')),
  add constraint connected_accounts_known check (status = 'begun' or account_id is not null);
create index connected_accounts_check on connected_accounts (check_at) where check_at is not null;
