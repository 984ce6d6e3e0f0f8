-- Members whom the owner of a store lets work in it. One row for two members, whatever became of it; invited again, it begins anew.
create table staff (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references members on delete cascade,
  member_id uuid not null references members on delete cascade,
  role text not null check (role in ('shipper')),
  status text not null check (status in ('invited', 'active', 'refused', 'left', 'removed')),
  invited_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  check (owner_id <> member_id),
  unique (owner_id, member_id)
);
-- Whose stores a member works in: asked with every statement that they reach.
create index staff_of_member on staff (member_id) where status in ('invited', 'active');

insert into plan_limits (plan, name, most) values ('business', 'staff', 10);
