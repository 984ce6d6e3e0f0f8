-- How a seller sends: with labels from elsewhere (as without a row), or with labels bought here.
create table shipping_modes (
  member_id uuid primary key references members,
  mode text not null check (mode in ('manual', 'easypost')),
  updated_at timestamptz not null default clock_timestamp()
);
