-- What administrators have set for the deployment (docs/decisions/178): each change with how it was and how it is since.
create table setting_changes (
  id uuid primary key default uuidv7(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid not null references members,
  -- site: name, sender and colours. Otherwise the code of a plan.
  of text not null check (of ~ '^[a-z_]{1,40}$'),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- The change that this one has put back.
  puts_back uuid references setting_changes,
  check (before <> after)
);
create index setting_changes_of on setting_changes (of, id);
create index setting_changes_actor on setting_changes (actor_id);
create index setting_changes_back on setting_changes (puts_back) where puts_back is not null;
create trigger setting_changes_final before update or delete or truncate on setting_changes for each statement execute function forbid_change();
