-- Who is here, as each process has last written it; lost with a crash of the database, when nobody is here (docs/decisions/137).
create unlogged table presences (
  member_id uuid not null references members on delete cascade,
  process_id uuid not null,
  -- The last sign of life: a key, a press, a page that is looked at again.
  active_at timestamptz not null,
  -- When the process wrote last.
  seen_at timestamptz not null,
  primary key (member_id, process_id)
);
create index presences_process on presences (process_id);
create index presences_seen on presences (seen_at);

create table last_seen (
  member_id uuid primary key references members on delete cascade,
  seen_at timestamptz not null
);

insert into profile_parts (part, usual) values ('presence', 'connections');
alter table profile_visibility drop constraint profile_visibility_field_check;
alter table profile_visibility add constraint profile_visibility_field_check check (field in
  ('email', 'phone', 'gender', 'dob', 'age', 'city', 'state', 'zipcode', 'language', 'interests', 'network', 'collection', 'wishlist', 'presence')) not valid;
alter table profile_visibility validate constraint profile_visibility_field_check;
