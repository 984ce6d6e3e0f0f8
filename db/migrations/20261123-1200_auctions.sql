-- Lots. A bid changes only columns without an index, so that it rewrites one row; what filters ask stands beside, written once.
create sequence auction_numbers;
create table auctions (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('auction_numbers'), 9),
  seller_id uuid not null references members,
  store_id uuid references stores,
  stamp_item_id uuid not null references stamp_items,
  unit text not null check (unit in ('mint', 'used')),
  name text not null check (length(name) between 1 and 140),
  description text not null default '' check (length(description) <= 5000),
  currency char(3) not null,
  initial_bid bigint not null check (initial_bid between 1 and 1000000000),
  reserve_price bigint check (reserve_price between initial_bid and 1000000000),
  reserve_nonce bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  buy_it_now_price bigint check (buy_it_now_price between greatest(coalesce(reserve_price, 0), initial_bid) and 1000000000),
  shipping_option text,
  shipping_amount bigint check (shipping_amount between 0 and 10000000000),
  shipping_abroad bigint check (shipping_abroad between 0 and 10000000000),
  return_domestic int not null default 0 check (return_domestic between 0 and 365),
  return_international int not null default 0 check (return_international between 0 and 365),
  status text not null default 'draft' check (status in ('draft', 'active', 'closed_sold', 'closed_unsold', 'defaulted', 'cancelled')),
  version int not null default 0,
  -- Frozen when it opens: where it is sent from, and the ways.
  country text,
  rates jsonb not null default '[]',
  soft_close_s int not null default 120 check (soft_close_s between 0 and 3600),
  published_at timestamptz,
  ends_at timestamptz,
  original_ends_at timestamptz,
  hard_end_at timestamptz,
  soon_told boolean not null default false,
  -- The standing. `top_max` and `second_max` are secret.
  current_price bigint check (current_price >= initial_bid),
  leader_id uuid references members,
  top_max bigint check (top_max >= current_price),
  second_max bigint check (second_max <= top_max),
  bid_count int not null default 0 check (bid_count >= 0),
  bidder_count int not null default 0,
  retraction_count int not null default 0,
  head bytea,
  -- The end.
  closed_at timestamptz,
  winner_id uuid references members,
  price bigint,
  order_id uuid references orders,
  second_chance_id uuid references members,
  second_chance_price bigint,
  second_chance_until timestamptz,
  -- So long it may be offered to somebody else; then it is final.
  open_until timestamptz,
  final_at timestamptz,
  previous_id uuid references auctions,
  -- What filters and the search ask.
  facets text[] not null default '{}',
  words text[] not null default '{}',
  catalogue_numbers text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  check ((current_price is null) = (leader_id is null) and (current_price is null) = (top_max is null)),
  check (status = 'draft' or (published_at is not null and ends_at is not null and ends_at <= hard_end_at)),
  check ((status = 'closed_sold') = (order_id is not null and winner_id is not null and price is not null)),
  check ((second_chance_id is null) = (second_chance_until is null) and (second_chance_id is null) = (second_chance_price is null)),
  check (leader_id <> seller_id and winner_id <> seller_id)
) with (fillfactor = 70);
create index auctions_ending on auctions (ends_at, id) where status = 'active';
create index auctions_newest on auctions (published_at desc, id desc) where status = 'active';
create index auctions_seller on auctions (seller_id, id desc);
create index auctions_facets on auctions using gin (facets) where status = 'active';
create index auctions_words on auctions using gin (words) where status = 'active';
create index auctions_catalogue on auctions using gin (catalogue_numbers) where status = 'active';
create index auctions_item on auctions (stamp_item_id);
create index auctions_order on auctions (order_id) where order_id is not null;
create unique index auctions_previous on auctions (previous_id) where previous_id is not null;
create index auctions_soon on auctions (ends_at) where status = 'active' and not soon_told;
create index auctions_open on auctions (open_until) where open_until is not null and final_at is null;
create index auctions_second_chance on auctions (second_chance_until) where second_chance_until is not null;

-- Who has bid on a lot, by a pseudonym that is theirs for this lot.
create table auction_bidders (
  auction_id uuid not null references auctions on delete cascade,
  member_id uuid not null references members,
  bidder int not null check (bidder > 0),
  -- Secret: the ceiling that stands, null when it was withdrawn.
  max_amount bigint,
  first_at timestamptz not null default clock_timestamp(),
  -- Did not take a second chance.
  declined_at timestamptz,
  primary key (auction_id, member_id),
  unique (auction_id, bidder)
);
create index auction_bidders_member on auction_bidders (member_id, auction_id desc);

-- The book: one link for each accepted bid and each withdrawal, chained by its hash and never changed.
create table auction_bids (
  auction_id uuid not null references auctions,
  version int not null check (version > 0),
  kind text not null check (kind in ('bid', 'buy_now', 'retract', 'cancel')),
  member_id uuid not null references members,
  bidder int not null,
  price bigint,
  leader int,
  ends_at timestamptz not null,
  commitment bytea,
  fallen int[] not null default '{}',
  reason text not null default '',
  hash bytea not null,
  at timestamptz not null,
  primary key (auction_id, version)
);
create index auction_bids_member on auction_bids (member_id);
create trigger auction_bids_final before update or delete or truncate on auction_bids for each statement execute function forbid_change();

-- Secret: the ceilings that the links commit to.
create table auction_openings (
  auction_id uuid not null references auctions,
  version int not null,
  member_id uuid not null references members,
  max_amount bigint not null check (max_amount > 0),
  nonce bytea not null,
  primary key (auction_id, version),
  foreign key (auction_id, version) references auction_bids
);
create trigger auction_openings_final before update or delete or truncate on auction_openings for each statement execute function forbid_change();

-- Who was told twice by an unpaid lot does not bid: three within a year.
create table auction_strikes (
  id uuid primary key default uuidv7(),
  member_id uuid not null references members,
  auction_id uuid not null references auctions,
  order_id uuid not null references orders,
  at timestamptz not null default clock_timestamp(),
  unique (order_id)
);
create index auction_strikes_member on auction_strikes (member_id, at);

create index bookmarks_subject on bookmarks (book_markable_type, book_markable_id);
