-- The lists of the dashboard go from the newest to the oldest of one status, however rare it is among many.
create index products_by_status on products (status, id);
create index products_by_kind on products (productable_type, id);
create index auctions_by_status on auctions (status, id);
create index stamp_items_by_status on stamp_items (status, id) where deleted_at is null and is_shown;
create index bounties_by_status on bounties (status, id);
create index trades_by_status on trades (status, id);
create index coin_purchases_by_status on coin_purchases (status, id);
