-- What members would like to have: of kinds that slices register, so no foreign key says what it points to; what is gone is out of everybody's reach.
create table wishes (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  wishable_type text not null check (wishable_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  wishable_id uuid not null,
  note text not null default '' check (length(note) <= 500),
  max_amount bigint check (max_amount between 0 and 10000000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default clock_timestamp(),
  check ((max_amount is null) = (currency is null)),
  unique (member_id, wishable_type, wishable_id)
);
create index wishes_of_member on wishes (member_id, id desc);
-- Matches: who wants this entry.
create index wishes_of_subject on wishes (wishable_type, wishable_id);

insert into profile_parts (part, usual) values ('wishlist', 'everyone');
alter table profile_visibility drop constraint profile_visibility_field_check;
alter table profile_visibility add constraint profile_visibility_field_check check (field in
  ('email', 'phone', 'gender', 'dob', 'age', 'city', 'state', 'zipcode', 'language', 'interests', 'network', 'collection', 'wishlist')) not valid;
alter table profile_visibility validate constraint profile_visibility_field_check;
