-- Visibility of profile parts as the member has chosen; without a row the default of profiles/rules.ts applies.
create table profile_visibility (
  member_id uuid not null references members on delete cascade,
  field text not null check (field in ('email', 'phone', 'gender', 'dob', 'age', 'city', 'state', 'zipcode', 'language', 'interests', 'network', 'collection')),
  who text not null check (who in ('everyone', 'connections', 'nobody')),
  primary key (member_id, field)
);

-- Prefix search of names; members who are away or unconfirmed are left out.
create index members_username_begins on members (username collate "C") where email_verified_at is not null and not is_away;
create index members_full_name_begins on members (plain_text(first_name || ' ' || last_name) collate "C") where email_verified_at is not null and not is_away;
create index members_last_name_begins on members (plain_text(last_name) collate "C") where email_verified_at is not null and not is_away;
