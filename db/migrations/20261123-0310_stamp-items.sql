-- A member's box is read page by page in each of its orders; the newest come through stamp_items_member.
create index stamp_items_by_country on stamp_items (member_id, country_order, year_order, number_key, id) where deleted_at is null;
create index stamp_items_by_number on stamp_items (member_id, country_order, number_key, id) where deleted_at is null;
create index stamp_items_by_year on stamp_items (member_id, year_order, id) where deleted_at is null;
create index stamp_items_by_name on stamp_items (member_id, name_key, id) where deleted_at is null;
create index stamp_items_by_value on stamp_items (member_id, value_order desc, id desc) where deleted_at is null;
-- Counts of a box are read from the index alone.
create index stamp_items_counted on stamp_items (member_id) include (status, item_kind, country, year_issued, condition, topic_ids, category_ids) where deleted_at is null;
create index stamp_items_trash on stamp_items (member_id, deleted_at desc) where deleted_at is not null;
create index stamp_items_held on stamp_items (member_id, catalogue_entry_id) where catalogue_entry_id is not null and deleted_at is null;

-- What everybody shows, and what is like it.
alter table stamp_items add column is_shown boolean not null generated always as
  (status in ('FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'OPEN_TO_OFFERS', 'IN_AUCTION', 'AT_AN_AUCTION', 'AT_AN_EXHIBITION')) stored;
create index stamp_items_shown on stamp_items (id desc) where is_shown and deleted_at is null;
create index stamp_items_shown_status on stamp_items (status, id desc) where is_shown and deleted_at is null;
create index stamp_items_shown_country on stamp_items (country_order, year_order, id desc) where is_shown and deleted_at is null;
create index stamp_items_shown_words on stamp_items using gin (to_tsvector('simple', plain_text(name))) where is_shown and deleted_at is null;
