-- The owner's own order of a box. Empty until something is moved; what came in later stands behind, in the order of adding.
alter table stamp_items
  add column own_order bigint check (own_order between 1 and 4000000000000000),
  add column own_place bigint not null generated always as (coalesce(own_order, 9000000000000000)) stored;
create index stamp_items_own on stamp_items (member_id, own_place, id) where deleted_at is null;
