-- What a member shows, newest first: counted without reading the rows. Without it the planner read the whole table for a total.
create index stamp_items_shown_of_member on stamp_items (member_id, id desc) where is_shown and deleted_at is null;
