-- Rounds of trades among three or four members who could not trade two by two.

-- Searches over everybody's wants and swaps, one a day. The last row waits for its time.
create table trade_circle_searches (
  id uuid primary key default uuidv7(),
  due_at timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  -- Null of one that has failed.
  members int check (members >= 0),
  wants int check (wants >= 0),
  circles int check (circles >= 0),
  trades int check (trades >= 0),
  -- No choice of circles has more trades than this; of a proved one it is the number of its trades.
  bound int check (bound >= trades),
  check (num_nonnulls(due_at, began_at) >= 1),
  check ((due_at is null) = (began_at is not null))
);
create unique index trade_circle_searches_due on trade_circle_searches ((true)) where due_at is not null;
insert into trade_circle_searches (due_at) values (clock_timestamp() + interval '1 day');

create sequence trade_circle_numbers;
create table trade_circles (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('trade_circle_numbers'), 8),
  search_id uuid not null references trade_circle_searches,
  -- The same items to the same members: what was refused once is not proposed again.
  key text not null check (length(key) between 1 and 500),
  size int not null check (size in (3, 4)),
  status text not null default 'asked' check (status in ('asked', 'running', 'sent', 'done', 'ended')),
  reason text check (reason in ('declined', 'lapsed', 'items_gone', 'apart', 'unsent')),
  ended_by uuid references members,
  asked_at timestamptz not null default clock_timestamp(),
  running_at timestamptz,
  ended_at timestamptz,
  -- When the clock moves it next.
  due_at timestamptz,
  check ((status in ('done', 'ended')) = (ended_at is not null)),
  check ((status in ('done', 'ended')) = (due_at is null)),
  check ((status = 'ended') = (reason is not null)),
  check (status in ('asked', 'ended') or running_at is not null)
);
create index trade_circles_due on trade_circles (due_at) where due_at is not null;
create index trade_circles_search on trade_circles (search_id);
create unique index trade_circles_open on trade_circles (key) where status in ('asked', 'running', 'sent');
create index trade_circles_key on trade_circles (key);

-- What one member sends the next: one piece.
create table trade_circle_legs (
  id uuid primary key default uuidv7(),
  circle_id uuid not null references trade_circles on delete cascade,
  position int not null check (position between 0 and 3),
  from_id uuid not null references members,
  to_id uuid not null references members,
  catalogue_entry_id uuid not null references catalogue_entries,
  stamp_item_id uuid references stamp_items on delete set null,
  unit text not null check (unit in ('mint', 'used')),
  name text not null,
  facts jsonb not null,
  value int check (value >= 0),
  -- Coins that its sender puts down and gets back when the parcel has arrived.
  deposit int not null check (deposit >= 20),
  hold_id uuid unique,
  -- When its sender said yes.
  accepted_at timestamptz,
  -- Where its receiver wants it.
  address jsonb,
  carrier text check (length(carrier) between 1 and 60),
  tracking text check (length(tracking) between 1 and 60),
  shipped_at timestamptz,
  received_at timestamptz,
  -- It was not sent in time: its deposit has gone to its receiver.
  is_void boolean not null default false,
  unique (circle_id, position),
  unique (circle_id, from_id),
  unique (circle_id, to_id),
  check (from_id <> to_id),
  check (received_at is null or shipped_at is not null),
  check (not is_void or shipped_at is null)
);
create index trade_circle_legs_from on trade_circle_legs (from_id, circle_id desc);
create index trade_circle_legs_to on trade_circle_legs (to_id);
create index trade_circle_legs_item on trade_circle_legs (stamp_item_id);
create index trade_circle_legs_entry on trade_circle_legs (catalogue_entry_id);

alter table item_commitments drop constraint item_commitments_kind_check;
alter table item_commitments add constraint item_commitments_kind_check
  check (kind in ('product', 'auction', 'trade_offer', 'trade_circle', 'bounty_offer', 'exhibition'));
