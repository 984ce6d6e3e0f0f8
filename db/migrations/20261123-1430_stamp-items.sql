-- The search over everything suggests shown items by the beginning of their name.
create index stamp_items_shown_names on stamp_items (plain_text(name) collate "C") where is_shown and deleted_at is null;
