-- Roles that administrators make: a name of their own, a version for edits, and a history of what became of each.
alter table roles drop constraint roles_code_check;
alter table roles
  add constraint roles_code_check check (code ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  add column name text check (length(name) between 1 and 60),
  add column version int not null default 1 check (version > 0),
  add constraint roles_are_named check (name is not null or code in ('administrator', 'moderator', 'support'));
create unique index roles_name on roles (lower(name));

-- The role of the full administrator always holds everything: whoever changes it could lock everybody out.
create function administrator_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the role of the administrator holds everything' using errcode = '23514';
end $$;
create trigger roles_administrator before update or delete on roles
  for each row when (old.code = 'administrator') execute function administrator_stays();
create trigger role_permissions_administrator before update or delete on role_permissions
  for each row when (old.role = 'administrator') execute function administrator_stays();

-- Who changed which role, and how it was before and after: permissions of a role that was edited, roles of a member who got or lost one.
create table role_changes (
  id uuid primary key default uuidv7(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid not null references members,
  kind text not null check (kind in ('made', 'edited', 'dropped', 'given', 'taken')),
  -- No reference: the row outlives its role.
  role text not null,
  member_id uuid references members,
  name_before text,
  name_after text,
  before text[] not null,
  after text[] not null,
  check ((member_id is not null) = (kind in ('given', 'taken')))
);
create index role_changes_actor on role_changes (actor_id);
create index role_changes_member on role_changes (member_id) where member_id is not null;
create trigger role_changes_final before update or delete or truncate on role_changes for each statement execute function forbid_change();
