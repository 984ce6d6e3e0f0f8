create table addresses (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  full_name text not null check (length(full_name) between 1 and 120),
  address text not null check (length(address) between 1 and 200),
  city text not null check (length(city) between 1 and 100),
  state text not null default '' check (length(state) <= 100),
  zipcode text not null default '' check (length(zipcode) <= 20),
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null default '' check (length(phone) <= 40),
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz
);
create index addresses_member on addresses (member_id, id desc) where deleted_at is null;
create unique index addresses_default on addresses (member_id) where is_default and deleted_at is null;
