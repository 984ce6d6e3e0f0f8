-- What the rails of all markets ask of what an item is, as `name:code`, of items as auctions keep it of their lots.
create function item_facets(item_kind text, country text, year_issued int, condition text, grade text, color text, quality text, format text,
  denomination text, topic_ids text[], category_ids text[], status text) returns text[] language sql immutable parallel safe as $$
  select array_remove(array['item_kind:' || item_kind, 'country:' || country, 'year:' || year_issued, 'condition:' || coalesce(condition, 'NA'),
    'grade:' || grade, 'color:' || color, 'quality:' || quality, 'format:' || format, 'status:' || status,
    'denomination:' || nullif(lower(trim(denomination)), '')], null)
    || coalesce((select array_agg('topic_ids:' || t) from unnest(topic_ids) t), '{}')
    || coalesce((select array_agg('category_ids:' || c) from unnest(category_ids) c), '{}')
$$;
create index stamp_items_shown_facets on stamp_items using gin (item_facets(item_kind, country, year_issued, condition, grade, color, quality, format,
  denomination, topic_ids, category_ids, status)) where is_shown and deleted_at is null;

-- Trades are found by all that their items are.
alter table trades add column catalogue_numbers text[] not null default '{}';
create index trades_catalogue on trades using gin (catalogue_numbers) where status = 'active' and not is_direct;
update trades t set
  facets = coalesce((
    select array_agg(distinct f) from trade_items i join stamp_items s on s.id = i.stamp_item_id
    left join terms c on c.list = 'conditions' and c.code = s.condition
    left join terms h on h.list = 'colours' and h.code = s.color
    cross join lateral unnest(item_facets(s.item_kind, s.country, s.year_issued, coalesce(c.parent, s.condition), s.grade, s.color, s.quality, s.format,
      s.denomination, s.topic_ids, s.category_ids, null) || array_remove(array['color:' || h.parent], null)) f
    where i.trade_id = t.id), '{}'),
  catalogue_numbers = coalesce((
    select array_agg(distinct n) from trade_items i join stamp_item_catalogue_numbers k on k.stamp_item_id = i.stamp_item_id
    cross join lateral unnest(array[lower(trim(k.number)), k.type || ' ' || lower(trim(k.number))]) n where i.trade_id = t.id), '{}')
  where t.status = 'active' and not t.is_direct;

-- Orders of the market of auctions: by what the next bid is held against, and by how many bid.
create index auctions_price on auctions (coalesce(current_price, initial_bid), id) where status = 'active';
create index auctions_wanted on auctions (bid_count desc, id desc) where status = 'active';
create index bounties_country on bounties (country, held_at desc, id desc) where status = 'Active' and country is not null;
