create sequence product_numbers;
create table products (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('product_numbers'), 4),
  store_id uuid not null references stores,
  member_id uuid not null references members,
  productable_type text not null default 'StampItem' check (productable_type in ('StampItem', 'Supply')),
  stamp_item_id uuid references stamp_items,
  unit text check (unit in ('mint', 'used')),
  name text not null check (length(name) between 1 and 140),
  sub_title text not null default '' check (length(sub_title) <= 140),
  description text not null default '' check (length(description) <= 5000),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'sold_out', 'archived', 'suspended')),
  is_published boolean not null generated always as (status = 'published') stored,
  published_at timestamptz,
  sku text not null default '' check (length(sku) <= 60),
  currency char(3) not null,
  regular_price bigint not null check (regular_price between 1 and 10000000000),
  sale_price bigint check (sale_price between 1 and 10000000000 and sale_price < regular_price),
  price bigint not null generated always as (coalesce(sale_price, regular_price)) stored,
  stock_on_hand int not null default 1 check (stock_on_hand between 0 and 1000000),
  stock_reserved int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (stock_reserved between 0 and stock_on_hand),
  check ((productable_type = 'StampItem') = (stamp_item_id is not null and unit is not null))
);
create index products_store on products (store_id, status, id desc);
create index products_member on products (member_id, status);
create index products_item on products (stamp_item_id);

-- Denormalized row of a visible product with everything that cards and filters need, written in the transaction that changes the product. `seq` is given at
-- publication: the sort "newest" and its cursor need one unique column.
create sequence product_cards_seq;
create table product_cards (
  product_id uuid primary key references products on delete cascade,
  seq bigint not null default nextval('product_cards_seq'),
  member_id uuid not null,
  store_id uuid not null,
  store_name text not null,
  name text not null,
  item_kind text not null,
  productable_type text not null,
  country text,
  year_issued int,
  condition text,
  condition_group text,
  catalogue_number text,
  price bigint not null,
  regular_price bigint not null,
  currency char(3) not null,
  quantity int not null,
  media jsonb,
  width_mm int,
  height_mm int,
  words tsvector not null
);
create unique index product_cards_newest on product_cards (seq desc);
create index product_cards_price on product_cards (price, seq);
create index product_cards_country on product_cards (country, seq desc);
create index product_cards_year on product_cards (year_issued, seq desc);
create index product_cards_condition on product_cards (condition_group, seq desc);
create index product_cards_kind on product_cards (item_kind, seq desc);
create index product_cards_store on product_cards (store_id, seq desc);
create index product_cards_words on product_cards using gin (words) with (fastupdate = off);

create table stock_reservations (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products,
  order_group_id uuid not null,
  -- The buyer may always read the product, also when it is archived.
  buyer_id uuid references members,
  quantity int not null check (quantity > 0),
  status text not null default 'held' check (status in ('held', 'consumed', 'released')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (product_id, order_group_id)
);
create index stock_reservations_group on stock_reservations (order_group_id);

-- stock_on_hand is the sum of received, returned, adjusted and sold; stock_reserved is the sum of reserved, released and sold. Sold is negative in both.
create table stock_movements (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'returned', 'adjusted')),
  quantity int not null check (quantity <> 0),
  order_group_id uuid,
  created_at timestamptz not null default clock_timestamp()
);
create index stock_movements_product on stock_movements (product_id, id);
-- Partial index of the few suspended members: without it every list would read all members.
create index members_suspended on members (id) where suspended_at is not null;
