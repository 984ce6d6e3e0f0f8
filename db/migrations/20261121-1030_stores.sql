create sequence store_numbers;
create table stores (
  id uuid primary key default uuidv7(),
  uuid int not null unique default spoken_number(nextval('store_numbers'), 3),
  member_id uuid not null unique references members,
  name text not null check (length(name) between 2 and 80),
  description text not null default '' check (length(description) <= 5000),
  type text not null default 'individual' check (type in ('individual', 'business')),
  country text not null,
  city text not null check (length(city) between 1 and 100),
  open_hours text not null default '' check (length(open_hours) <= 200),
  phone text not null default '' check (length(phone) <= 40),
  website text not null default '' check (website = '' or website ~ '^https?://[^\s@]+$'),
  returns_days int not null default 14 check (returns_days between 0 and 90),
  profile_media_id uuid references medias,
  cover_media_id uuid references medias,
  product_count int not null default 0 check (product_count >= 0),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create unique index stores_name on stores (lower(name));
