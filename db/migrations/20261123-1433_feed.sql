-- What appears in feeds, one row per deed: something new, or passed on. Read at reading time for each viewer (docs/decisions/096).
create table feed_items (
  id uuid not null default uuidv7(),
  actor_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('new', 'reshare')),
  item_type text not null check (item_type in ('Product', 'Trade', 'Auction', 'Bounty', 'Event', 'Post', 'FlagTicket')),
  item_id uuid not null,
  audience text not null default 'Anyone' check (audience in ('Anyone', 'Connections')),
  primary key (actor_id, id),
  unique (actor_id, item_type, item_id, kind)
);
create index feed_items_newest on feed_items (id desc) include (actor_id, audience);
create index feed_items_latest on feed_items (id desc) where kind = 'new' and audience = 'Anyone';
create index feed_items_item on feed_items (item_type, item_id, id desc);

-- What a member does not want to see: single things, and words.
create table feed_hidden (
  member_id uuid not null references members on delete cascade,
  item_type text not null,
  item_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, item_type, item_id)
);
create table feed_muted_words (
  member_id uuid not null references members on delete cascade,
  word text not null check (length(word) between 1 and 60),
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, word)
);

-- What is on the market already appears where it belongs in time.
insert into feed_items (id, actor_id, kind, item_type, item_id)
  select uuidv7(least(listed.since - clock_timestamp(), interval '0')), listed.actor_id, 'new', listed.item_type, listed.item_id
  from (select member_id as actor_id, 'Product' as item_type, id as item_id, created_at as since from products where status = 'published'
    union all select seller_id, 'Auction', id, created_at from auctions where status = 'active'
    union all select user_id, 'Bounty', id, held_at from bounties where status = 'Active') listed;
