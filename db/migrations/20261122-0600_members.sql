-- Who edits a plan says which state of it they have seen.
alter table plans add column version int not null default 1 check (version > 0);
-- Every permission and every limit that a plan may name, also one that just now no plan names: it can be given back.
create table plan_words (
  kind text not null check (kind in ('permission', 'limit')),
  name text not null check (length(name) between 1 and 80),
  primary key (kind, name)
);
insert into plan_words (kind, name) select distinct 'permission', permission from plan_permissions;
insert into plan_words (kind, name) select distinct 'limit', name from plan_limits;
create index members_plan on members (plan);
