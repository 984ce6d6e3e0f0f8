-- Coins for items that others see with both pictures and all facts: one an item, one a picture, so many a day. Items may be gone; what was given stays.
create table item_coins (
  stamp_item_id uuid primary key,
  member_id uuid not null references members,
  day date not null,
  -- Hash of its first picture: the same one under another item is not paid again.
  picture text not null,
  given_at timestamptz not null default clock_timestamp(),
  unique (member_id, picture)
);
create index item_coins_day on item_coins (member_id, day);
