-- Roles: sets of permissions that an administrator gives to a member in addition to the plan.
create table roles (code text primary key check (code in ('administrator', 'moderator', 'support')), sort int not null);
create table role_permissions (
  role text not null references roles,
  permission text not null check (permission like 'user.access.%'),
  primary key (role, permission)
);
create table member_roles (
  member_id uuid not null references members on delete cascade,
  role text not null references roles,
  granted_by uuid references members,
  granted_at timestamptz not null default clock_timestamp(),
  primary key (member_id, role)
);
create index member_roles_role on member_roles (role, member_id);

insert into roles (code, sort) values ('administrator', 1), ('moderator', 2), ('support', 3);
insert into role_permissions (role, permission) select 'administrator', 'user.access.' || unnest(array[
  'admin', 'customer_members', 'stores', 'auctions', 'stamp_items', 'supplies', 'bounties', 'trades', 'events', 'clubs', 'flagged', 'coin_management', 'invoices', 'chat']);
insert into role_permissions (role, permission) select 'moderator', 'user.access.' || unnest(array[
  'customer_members', 'stores', 'auctions', 'stamp_items', 'supplies', 'bounties', 'trades', 'events', 'clubs', 'flagged']);
insert into role_permissions (role, permission) select 'support', 'user.access.' || unnest(array['customer_members', 'invoices', 'chat']);

-- Suspensions: reason, actor and end; a member has at most one open suspension.
create table member_suspensions (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  suspended_by uuid references members,
  suspended_at timestamptz not null default clock_timestamp(),
  lifted_by uuid references members,
  lifted_at timestamptz,
  lift_reason text not null default '' check (length(lift_reason) <= 500)
);
create unique index member_suspensions_open on member_suspensions (member_id) where lifted_at is null;
create index member_suspensions_member on member_suspensions (member_id, id desc);

-- Notes of the staff about a member; hidden from the member here.
create table member_notes (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members on delete cascade,
  author_id uuid references members,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index member_notes_member on member_notes (member_id, id desc);

-- Member search of the staff: newest first, and by the beginning of a name or address.
create index members_newest on members (created_at);
create index members_by_name on members (lower(full_name) text_pattern_ops);
create index members_by_last_name on members (lower(last_name) text_pattern_ops);
create index members_by_email on members (email text_pattern_ops);
create index members_by_username on members (username text_pattern_ops);
