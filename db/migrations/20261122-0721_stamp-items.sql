-- The catalogue entry of an item.
alter table stamp_items add column catalogue_entry_id uuid references catalogue_entries on delete set null;
create index stamp_items_entry on stamp_items (catalogue_entry_id, id desc) where catalogue_entry_id is not null and deleted_at is null;
