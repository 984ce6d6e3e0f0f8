-- What a seller says of a product beyond its price.
alter table products
  add column accepting_best_offer boolean not null default false,
  add column may_be_exhibited boolean not null default false,
  -- Days in which it can be returned; null where the store's own days count.
  add column return_domestic int check (return_domestic between 0 and 365),
  add column return_international int check (return_international between 0 and 365),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add column shipping_instructions text not null default '' check (length(shipping_instructions) <= 1000),
  -- The one way it is sent; null where all of the seller's ways are open.
  add column shipping_option text check (length(shipping_option) <= 40);
-- Of a scheduled product, `published_at` is the time at which it will be published.
alter table products add constraint products_scheduled_at check (status <> 'scheduled' or published_at is not null) not valid;
alter table products validate constraint products_scheduled_at;
create index products_scheduled on products (published_at) where status = 'scheduled';

-- Size in inches, weight in pounds and ounces, as they are shown.
create table parcel_details (
  id uuid primary key default uuidv7(),
  product_id uuid not null unique references products on delete cascade,
  length float8 not null check (length > 0 and length <= 200),
  width float8 not null check (width > 0 and width <= 200),
  height float8 not null check (height > 0 and height <= 200),
  lbs_weight float8 not null default 0 check (lbs_weight >= 0 and lbs_weight <= 150),
  weight float8 not null default 0 check (weight >= 0 and weight < 16),
  updated_at timestamptz not null default clock_timestamp(),
  check (lbs_weight > 0 or weight > 0)
);
