create sequence stamp_item_numbers;
create table stamp_items (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('stamp_item_numbers'), 2),
  member_id uuid not null references members,
  item_kind text not null default 'stamp' check (item_kind in ('stamp', 'coin', 'banknote', 'other')),
  name text not null check (length(name) between 1 and 140),
  status text not null default 'PRIVATE'
    check (status in ('FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'PRIVATE', 'OPEN_TO_OFFERS', 'FOR_REFERENCE', 'AT_AN_EXHIBITION', 'IN_AUCTION', 'AT_AN_AUCTION')),
  country text,
  year_issued int check (year_issued between 1400 and 2200),
  denomination text not null default '' check (length(denomination) <= 60),
  condition text,
  grade text,
  color text,
  quality text,
  format text,
  perforation text not null default '' check (length(perforation) <= 40),
  shape text,
  issue_type text,
  description text not null default '' check (length(description) <= 5000),
  width_mm int check (width_mm between 1 and 2000),
  height_mm int check (height_mm between 1 and 2000),
  estimated_catalogue_value bigint check (estimated_catalogue_value between 0 and 10000000000),
  estimated_catalogue_year int check (estimated_catalogue_year between 1860 and 2200),
  topic_ids text[] not null default '{}',
  category_ids text[] not null default '{}',
  mint int not null default 0 check (mint between 0 and 1000000),
  used int not null default 0 check (used between 0 and 1000000),
  committed_mint int not null default 0,
  committed_used int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  -- Overselling: no more pieces are committed to sales than the member owns.
  check (committed_mint between 0 and mint),
  check (committed_used between 0 and used),
  -- An item whose last piece is sold leaves the collection and stays readable for its orders.
  check (mint + used >= 1 or deleted_at is not null)
);
create index stamp_items_member on stamp_items (member_id, id desc) where deleted_at is null;

create table stamp_item_catalogue_numbers (
  stamp_item_id uuid not null references stamp_items on delete cascade,
  position int not null,
  type text not null,
  number text not null check (length(number) between 1 and 40),
  value bigint check (value between 0 and 10000000000),
  year int check (year between 1860 and 2200),
  primary key (stamp_item_id, position)
);
create index stamp_item_catalogue_numbers_number on stamp_item_catalogue_numbers (type, number);

create table stamp_item_medias (
  stamp_item_id uuid not null references stamp_items on delete cascade,
  position int not null check (position between 0 and 11),
  media_id uuid not null references medias,
  primary key (stamp_item_id, position),
  unique (stamp_item_id, media_id)
);
create index stamp_item_medias_media on stamp_item_medias (media_id);

create table item_commitments (
  id uuid primary key default uuidv7(),
  stamp_item_id uuid not null references stamp_items,
  unit text not null check (unit in ('mint', 'used')),
  quantity int not null check (quantity > 0),
  kind text not null check (kind in ('product', 'auction', 'trade_offer', 'bounty_offer', 'exhibition')),
  ref_id uuid not null,
  status text not null default 'active' check (status in ('active', 'consumed', 'released')),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index item_commitments_one on item_commitments (kind, ref_id, stamp_item_id, unit) where status = 'active';
create index item_commitments_ref on item_commitments (kind, ref_id);
create index item_commitments_item on item_commitments (stamp_item_id) where status = 'active';
