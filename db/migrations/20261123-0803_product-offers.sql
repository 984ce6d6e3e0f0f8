-- A buyer's offer for a product. Accepted, its pieces are held under `hold_id` for 48 hours; bought, `order_group_id` names the purchase.
create table product_offers (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products on delete cascade,
  user_id uuid not null references members,
  seller_id uuid not null references members,
  quantity int not null check (quantity between 1 and 1000000),
  -- For one piece.
  amount bigint not null check (amount between 1 and 10000000000),
  currency char(3) not null,
  message text not null default '' check (length(message) <= 500),
  status text not null default 'Pending' check (status in ('Pending', 'Accepted', 'Rejected')),
  action_reason text check (action_reason in ('seller', 'withdrawn', 'unanswered', 'unpaid', 'gone')),
  expires_at timestamptz not null,
  hold_id uuid,
  order_group_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  check ((status = 'Rejected') = (action_reason is not null)),
  check (hold_id is null or status = 'Accepted'),
  check (order_group_id is null or status = 'Accepted'),
  check (user_id <> seller_id)
);
create unique index product_offers_standing on product_offers (product_id, user_id) where status = 'Pending' or (status = 'Accepted' and order_group_id is null);
create index product_offers_product on product_offers (product_id, id desc);
create index product_offers_user on product_offers (user_id, id desc);
create index product_offers_seller on product_offers (seller_id, id desc);
create index product_offers_due on product_offers (expires_at) where status = 'Pending' or (status = 'Accepted' and order_group_id is null);
create index product_offers_group on product_offers (order_group_id) where order_group_id is not null;
