-- Optimistic locking: an edit of a plan names the version it was based on.
alter table plans add column version int not null default 1 check (version > 0);
-- All permissions and limits that a plan may contain, also those that no plan contains at present, so that they can be granted again.
create table plan_words (
  kind text not null check (kind in ('permission', 'limit')),
  name text not null check (length(name) between 1 and 80),
  primary key (kind, name)
);
insert into plan_words (kind, name) select distinct 'permission', permission from plan_permissions;
insert into plan_words (kind, name) select distinct 'limit', name from plan_limits;
create index members_plan on members (plan);
