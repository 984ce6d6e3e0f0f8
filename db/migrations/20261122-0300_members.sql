-- Profile fields (owned by slice profiles), and the states in which a member is away.
alter table members
  add column phone text not null default '' check (length(phone) <= 40),
  add column gender text not null default '' check (gender in ('', 'female', 'male', 'other')),
  add column dob date check (dob between date '1900-01-01' and date '2100-01-01'),
  add column city text not null default '' check (length(city) <= 100),
  add column state text not null default '' check (length(state) <= 100),
  add column zipcode text not null default '' check (length(zipcode) <= 20),
  add column cover_media_id uuid,
  -- Denormalized: URLs of published pictures never change, so showing a member needs no join.
  add column image_url text,
  add column cover_image_url text,
  add column is_private boolean not null default false,
  add column level text not null default 'none' check (level in ('none', 'bronze', 'silver', 'gold', 'platinum', 'diamond')),
  -- Deactivated by the member until the next log-in; erased permanently.
  add column deactivated_at timestamptz,
  add column erased_at timestamptz;
-- Suspended, deactivated or erased: the member and everything of theirs is hidden.
alter table members add column is_away boolean not null
  generated always as (suspended_at is not null or deactivated_at is not null or erased_at is not null) stored;
create index members_away on members (id) where is_away;
drop index members_suspended;

-- A member's collecting interests: codes of the vocabularies.
create table member_interests (
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('country', 'category', 'topic')),
  code text not null check (length(code) between 1 and 40),
  primary key (member_id, kind, code)
);
create index member_interests_shared on member_interests (kind, code, member_id);

-- Step-up authentication: when the session last confirmed the member's identity; dangerous operations require it within ten minutes.
alter table sessions add column fresh_at timestamptz not null default clock_timestamp();
