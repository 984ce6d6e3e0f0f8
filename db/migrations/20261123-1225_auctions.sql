-- An item may leave with its owner's account; the book of the lot stays.
alter table auctions alter column stamp_item_id drop not null;
