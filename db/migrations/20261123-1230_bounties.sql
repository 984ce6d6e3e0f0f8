-- A wanted item with a reward. Published, the reward is held under `hold_id`, which the ledger settles once: paid to the finder, or given back.
create sequence bounty_numbers;
create table bounties (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('bounty_numbers'), 8),
  user_id uuid not null references members,
  title text not null check (length(title) between 1 and 140),
  description text not null default '' check (length(description) <= 5000),
  minimum_grade text,
  minimum_centering text,
  item_format text,
  target text not null check (target in ('local', 'worldwide')),
  country text,
  -- In minor units, or whole coins where the currency is COIN.
  reward bigint not null check (reward between 1 and 1000000000),
  currency text not null check (length(currency) in (3, 4)),
  days int not null check (days between 1 and 90),
  status text not null default 'Draft' check (status in ('Draft', 'Active', 'Closed', 'Won', 'Archived')),
  hold_id uuid unique,
  held_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  words text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  check ((target = 'local') = (country is not null)),
  check (status not in ('Active', 'Won') or (hold_id is not null and held_at is not null and expires_at is not null))
);
create index bounties_newest on bounties (held_at desc, id desc) where status = 'Active';
create index bounties_ending on bounties (expires_at, id) where status = 'Active';
create index bounties_reward on bounties (reward desc, id desc) where status = 'Active';
create index bounties_words on bounties using gin (words) where status = 'Active';
create index bounties_user on bounties (user_id, id desc);

create table bounty_medias (
  bounty_id uuid not null references bounties on delete cascade,
  position int not null,
  media_id uuid not null references medias,
  primary key (bounty_id, position)
);
create index bounty_medias_media on bounty_medias (media_id);

-- What a member offers for it. `address` is told to the poster only once it is accepted.
create table bounty_offers (
  id uuid primary key default uuidv7(),
  bounty_id uuid not null references bounties on delete cascade,
  user_id uuid not null references members,
  poster_id uuid not null references members,
  referable_type text not null check (referable_type in ('StampItem', 'Product', 'Auction', 'market_referral', 'referral_link')),
  product_id uuid references products on delete cascade,
  auction_id uuid references auctions on delete cascade,
  stamp_item_id uuid references stamp_items on delete set null,
  address text not null check (length(address) <= 2000),
  message text not null default '' check (length(message) <= 500),
  status text not null default 'Pending' check (status in ('Pending', 'Accepted', 'Rejected')),
  action_reason text check (action_reason in ('poster', 'withdrawn', 'closed', 'won', 'gone', 'lapsed')),
  created_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  lapses_at timestamptz,
  won_at timestamptz,
  check (user_id <> poster_id),
  check ((status = 'Rejected') = (action_reason is not null)),
  check ((status = 'Accepted') = (lapses_at is not null)),
  check (won_at is null or status = 'Accepted')
);
-- One offer is being bought, and one is ever paid.
create unique index bounty_offers_accepted on bounty_offers (bounty_id) where status = 'Accepted' and won_at is null;
create unique index bounty_offers_won on bounty_offers (bounty_id) where won_at is not null;
create unique index bounty_offers_standing on bounty_offers (bounty_id, user_id, address) where status = 'Pending';
create index bounty_offers_bounty on bounty_offers (bounty_id, id desc);
create index bounty_offers_user on bounty_offers (user_id, id desc);
create index bounty_offers_poster on bounty_offers (poster_id, id desc);
create index bounty_offers_product on bounty_offers (product_id) where product_id is not null;
create index bounty_offers_auction on bounty_offers (auction_id) where auction_id is not null;
create index bounty_offers_item on bounty_offers (stamp_item_id) where stamp_item_id is not null;
create index bounty_offers_lapsing on bounty_offers (lapses_at) where status = 'Accepted' and won_at is null;
