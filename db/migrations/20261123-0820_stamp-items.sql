-- The order of adding in a member's box. A copy of the id, because by the id itself the planner walks the items of all members backwards, hoping to meet this one's soon.
alter table stamp_items add column added_order uuid not null generated always as (id) stored;
drop index stamp_items_member;
create index stamp_items_member on stamp_items (member_id, added_order desc) where deleted_at is null;
