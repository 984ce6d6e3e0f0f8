create sequence order_group_numbers;
create table order_groups (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('order_group_numbers'), 5),
  buyer_id uuid not null references members,
  currency char(3) not null,
  total bigint not null check (total between 1 and 10000000000),
  status text not null default 'pending_payment' check (status in ('pending_payment', 'paid', 'cancelled')),
  reserved_until timestamptz,
  extended boolean not null default false,
  address jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  check ((status = 'pending_payment') = (reserved_until is not null))
);
create index order_groups_unpaid on order_groups (reserved_until) where status = 'pending_payment';
create index order_groups_buyer on order_groups (buyer_id, id desc);

create sequence order_numbers;
create table orders (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('order_numbers'), 6),
  order_group_id uuid not null references order_groups,
  kind text not null default 'product' check (kind in ('product', 'auction', 'trade', 'bounty')),
  buyer_id uuid not null references members,
  seller_id uuid not null references members,
  store_id uuid references stores,
  store_name text not null,
  status text not null default 'pending_payment'
    check (status in ('pending_payment', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'disputed', 'refunded')),
  payment_status text not null default 'requires_payment'
    check (payment_status in ('requires_payment', 'captured', 'partially_refunded', 'refunded', 'voided', 'charged_back')),
  currency char(3) not null,
  item_total bigint not null check (item_total >= 0),
  shipping_total bigint not null check (shipping_total >= 0),
  tax_total bigint not null default 0 check (tax_total >= 0),
  discount_total bigint not null default 0 check (discount_total >= 0),
  total bigint not null,
  commission bigint not null default 0 check (commission between 0 and item_total),
  refunded bigint not null default 0 check (refunded between 0 and total),
  shipping_option text not null,
  shipping_days_least int not null,
  shipping_days_most int not null,
  abroad boolean not null,
  carrier text,
  tracking text,
  placed_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  release_at timestamptz,
  released_at timestamptz,
  version int not null default 1,
  check (total = item_total + shipping_total + tax_total - discount_total),
  check (buyer_id <> seller_id)
);
create index orders_buyer on orders (buyer_id, id desc);
create index orders_seller on orders (seller_id, id desc);
create index orders_group on orders (order_group_id);
create index orders_release on orders (release_at) where status = 'shipped';
create index orders_complete on orders (delivered_at) where status = 'delivered';

create table order_items (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  product_id uuid references products,
  stamp_item_id uuid,
  name text not null,
  facts jsonb not null,
  media jsonb,
  order_quantity int not null check (order_quantity > 0),
  price bigint not null check (price > 0),
  commission_basis_points int not null,
  commission bigint not null check (commission >= 0)
);
create index order_items_order on order_items (order_id);

-- The part of a payment that belongs to each order, for captures and refunds; stored and never computed again.
create table payment_splits (
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  captured bigint not null default 0 check (captured >= 0),
  refunded bigint not null default 0 check (refunded between 0 and captured),
  primary key (payment_id, order_id)
);

create table order_changes (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  from_status text,
  to_status text not null,
  action text not null,
  actor text not null check (actor in ('buyer', 'seller', 'system', 'moderator')),
  actor_id uuid,
  reason text not null default '',
  at timestamptz not null
);
create index order_changes_order on order_changes (order_id, id);
