-- Reasons for which a member wants nothing recommended. A reason without a row is on.
create table recommendations_off (
  member_id uuid not null references members,
  why text not null check (why ~ '^[a-z_]{1,30}$'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, why)
);
