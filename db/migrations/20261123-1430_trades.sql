-- What a member would give for something else. A direct one is a proposal to the owner of items that are open to offers: it has no listing.
create sequence trade_numbers;
create table trades (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('trade_numbers'), 7),
  owner_id uuid not null references members,
  -- The other side: of a direct one from the beginning, otherwise once an offer is accepted.
  partner_id uuid references members,
  is_direct boolean not null default false,
  title text not null check (length(title) between 1 and 140),
  trader_terms text not null default '' check (length(trader_terms) <= 2000),
  trade_type text not null check (trade_type in ('coins', 'stamps', 'coins_and_stamps')),
  -- Coins that each side puts down and gets back when both parcels have arrived.
  deposit int not null default 0 check (deposit between 0 and 100000),
  status text not null default 'draft' check (status in ('draft', 'active', 'expired', 'offer-accepted', 'processing', 'completed', 'archived')),
  published_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  words text[] not null default '{}',
  facets text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  check (owner_id <> partner_id),
  check (not is_direct or partner_id is not null),
  check (status in ('draft', 'archived') or (published_at is not null and expires_at is not null)),
  check (status not in ('offer-accepted', 'processing', 'completed') or partner_id is not null)
);
create index trades_newest on trades (published_at desc, id desc) where status = 'active' and not is_direct;
create index trades_ending on trades (expires_at, id) where status = 'active';
create index trades_words on trades using gin (words) where status = 'active' and not is_direct;
create index trades_facets on trades using gin (facets) where status = 'active' and not is_direct;
create index trades_owner on trades (owner_id, id desc);
create index trades_partner on trades (partner_id, id desc) where partner_id is not null;

create table trade_items (
  id uuid primary key default uuidv7(),
  trade_id uuid not null references trades on delete cascade,
  stamp_item_id uuid references stamp_items on delete set null,
  unit text not null check (unit in ('mint', 'used')),
  position int not null,
  name text not null,
  unique (trade_id, stamp_item_id)
);
create index trade_items_item on trade_items (stamp_item_id);

-- The conversation of one member with the owner. `Active` and `CounterOffer_Rejected`: the proposer's last offer stands; `CounterOffer_Placed`: the owner's.
create table trade_proposals (
  id uuid primary key default uuidv7(),
  trade_id uuid not null references trades on delete cascade,
  owner_id uuid not null references members,
  proposer_id uuid not null references members,
  status text not null default 'Draft' check (status in
    ('Draft', 'Active', 'Accepted', 'Rejected', 'CounterOffer_Placed', 'CounterOffer_Rejected', 'Expired', 'Removed')),
  -- Offers of either side so far, and those among them that answered another.
  rounds int not null default 1 check (rounds between 1 and 10),
  counters int not null default 0 check (counters between 0 and 3),
  action_reason text check (length(action_reason) between 1 and 300),
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  check (owner_id <> proposer_id),
  check (status in ('Draft', 'Removed') or (sent_at is not null and expires_at is not null))
);
-- One conversation at a time; one accepted offer of a trade.
create unique index trade_proposals_standing on trade_proposals (trade_id, proposer_id)
  where status in ('Draft', 'Active', 'CounterOffer_Placed', 'CounterOffer_Rejected');
create unique index trade_proposals_accepted on trade_proposals (trade_id) where status = 'Accepted';
create index trade_proposals_trade on trade_proposals (trade_id, id desc);
create index trade_proposals_owner on trade_proposals (owner_id, id desc);
create index trade_proposals_proposer on trade_proposals (proposer_id, id desc);
create index trade_proposals_ending on trade_proposals (expires_at) where status in ('Active', 'CounterOffer_Placed', 'CounterOffer_Rejected');

-- Terms, which nobody changes once they are sent: a change is another round.
create table trade_offers (
  id uuid primary key default uuidv7(),
  proposal_id uuid not null references trade_proposals on delete cascade,
  round int not null check (round between 1 and 10),
  made_by text not null check (made_by in ('owner', 'proposer')),
  maker_id uuid not null references members,
  coins_from_owner int not null default 0 check (coins_from_owner between 0 and 10000000),
  coins_from_proposer int not null default 0 check (coins_from_proposer between 0 and 10000000),
  message text not null default '' check (length(message) <= 1000),
  -- The maker's coins, with the deposit, while this offer is the last of its maker.
  hold_id uuid unique,
  -- What became of a round that does not stand any more while its proposal went on.
  outcome text check (outcome in ('CounterOffer_Placed', 'CounterOffer_Rejected', 'Removed')),
  created_at timestamptz not null default clock_timestamp(),
  unique (proposal_id, round)
);
-- The round that stands, or stood last.
alter table trade_proposals add column offer_id uuid references trade_offers on delete set null;
create index trade_proposals_offer on trade_proposals (offer_id);
create index trade_offers_maker on trade_offers (maker_id);

-- One piece of one item, as it stood when the offer was made.
create table trade_offer_items (
  id uuid primary key default uuidv7(),
  offer_id uuid not null references trade_offers on delete cascade,
  side text not null check (side in ('owner', 'proposer')),
  stamp_item_id uuid references stamp_items on delete set null,
  unit text not null check (unit in ('mint', 'used')),
  position int not null,
  name text not null,
  facts jsonb not null,
  unique (offer_id, stamp_item_id)
);
create index trade_offer_items_item on trade_offer_items (stamp_item_id);

create sequence trade_order_numbers;
create table trade_orders (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('trade_order_numbers'), 6),
  trade_id uuid not null references trades,
  proposal_id uuid not null references trade_proposals,
  offer_id uuid not null unique references trade_offers,
  owner_id uuid not null references members,
  proposer_id uuid not null references members,
  status text not null default 'accepted' check (status in
    ('accepted', 'processing', 'shipped', 'delivered', 'completed', 'disputed', 'cancelled')),
  deposit int not null,
  owner_hold_id uuid unique,
  proposer_hold_id uuid unique,
  accepted_at timestamptz not null,
  processing_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  ended_at timestamptz,
  -- When the clock moves it next, if nobody does.
  due_at timestamptz,
  disputed_by uuid references members,
  dispute_reason text check (length(dispute_reason) between 1 and 1000),
  cancelled_by uuid references members,
  action_reason text check (length(action_reason) between 1 and 300),
  check (owner_id <> proposer_id),
  check ((status in ('completed', 'cancelled')) = (ended_at is not null)),
  check ((status in ('accepted', 'processing', 'shipped', 'delivered')) = (due_at is not null)),
  check (status <> 'disputed' or (disputed_by is not null and dispute_reason is not null))
);
create unique index trade_orders_open on trade_orders (trade_id) where status <> 'cancelled';
create index trade_orders_owner on trade_orders (owner_id, id desc);
create index trade_orders_proposer on trade_orders (proposer_id, id desc);
create index trade_orders_due on trade_orders (due_at) where due_at is not null;
create index trade_orders_disputed on trade_orders (id desc) where status = 'disputed';

-- What one side sends the other.
create table trade_legs (
  id uuid primary key default uuidv7(),
  order_id uuid not null references trade_orders on delete cascade,
  side text not null check (side in ('owner', 'proposer')),
  from_id uuid not null references members,
  to_id uuid not null references members,
  -- Without one the side gives coins alone.
  has_parcel boolean not null,
  -- Where the receiver wants it; with it the receiver has said: proceed.
  address jsonb,
  proceeded_at timestamptz,
  carrier text check (length(carrier) between 1 and 60),
  tracking text check (length(tracking) between 1 and 60),
  shipped_at timestamptz,
  received_at timestamptz,
  is_confirmed boolean not null default false,
  unique (order_id, side),
  check (from_id <> to_id),
  check (received_at is null or shipped_at is not null or not has_parcel)
);
create index trade_legs_from on trade_legs (from_id);
create index trade_legs_to on trade_legs (to_id);

-- Two members who trade all day earn once a day.
create table trade_rewards (
  one_id uuid not null references members,
  other_id uuid not null references members,
  day date not null,
  order_id uuid not null references trade_orders,
  primary key (one_id, other_id, day)
);
create index trade_rewards_other on trade_rewards (other_id);
