-- The market's index becomes a slice of its own: one wide row for each listing of any kind, hung by the slice that owns what is listed.
-- The rows stay where they are; names change, and each row says its kind.
alter table product_cards rename to listings;
alter table listings rename column product_id to subject_id;
alter table listings drop constraint product_cards_next_product_id_fkey;
alter table listings add column kind text collate "C" not null default 'product';
alter table listings alter column kind drop default;
alter sequence product_cards_seq rename to listings_seq;
alter sequence listings_seq owned by listings.seq;

-- Each order of a list is an index of one kind alone: the planner sees that the index implies the kind, and reads nothing else to check it.
create unique index listings_product_newest on listings (seq desc) include (facets, price, year_issued, member_id, productable_type, denomination)
  where kind = 'product';
create index listings_product_price on listings (price, seq) include (facets, year_issued, member_id, productable_type, denomination) where kind = 'product';
create index listings_product_country on listings (country, seq desc) include (member_id, price) where kind = 'product';
create index listings_product_name on listings ((plain_text(name) collate "C"), seq desc) include (subject_id) where kind = 'product';
drop index product_cards_newest;
drop index product_cards_price;
drop index product_cards_country;
drop index product_cards_plain_name;

-- What is fetched row by row is the same for every kind.
alter index product_cards_pkey rename to listings_pkey;
alter index product_cards_store rename to listings_store;
alter index product_cards_member rename to listings_member;
alter index product_cards_number rename to listings_number;
alter index product_cards_kind rename to listings_item_kind;
alter index product_cards_kin rename to listings_kin;
alter index product_cards_catalogue rename to listings_catalogue;
alter index product_cards_facets rename to listings_facets;
alter index product_cards_words rename to listings_words;

-- One list of known words for all kinds.
drop trigger product_cards_words_kept on listings;
drop trigger product_cards_words_changed on listings;
update search_words set list = 'listings' where list = 'products';
create trigger listings_words_kept after insert on listings
  referencing new table as new_rows for each statement execute function keep_new_search_words('listings');
create trigger listings_words_changed after update of words on listings
  for each row when (old.words is distinct from new.words) execute function keep_changed_search_words('listings');
