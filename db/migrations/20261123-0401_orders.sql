-- The catalogue entry of a sold item, frozen at checkout: prices of completed deals cannot be moved to another entry afterwards.
alter table order_items add column catalogue_entry_id uuid references catalogue_entries on delete set null;
update order_items set catalogue_entry_id = i.catalogue_entry_id from stamp_items i
  where i.id = order_items.stamp_item_id and i.catalogue_entry_id is not null;
create index order_items_entry on order_items (catalogue_entry_id, id desc) where catalogue_entry_id is not null;
