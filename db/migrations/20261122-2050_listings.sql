-- The market's index becomes its own slice: one wide row per listing of any kind, written by the slice that owns the listed thing. Existing rows stay; tables
-- and columns are renamed, and each row gets its kind.
alter table product_cards rename to listings;
alter table listings rename column product_id to subject_id;
alter table listings drop constraint product_cards_next_product_id_fkey;
alter table listings add column kind text collate "C" not null default 'product';
alter table listings alter column kind drop default;
alter sequence product_cards_seq rename to listings_seq;
alter sequence listings_seq owned by listings.seq;

-- Partial indexes per kind: the index predicate implies the kind, so the planner need not check it again.
create unique index listings_product_newest on listings (seq desc) include (facets, price, year_issued, member_id, productable_type, denomination)
  where kind = 'product';
create index listings_product_price on listings (price, seq) include (facets, year_issued, member_id, productable_type, denomination) where kind = 'product';
create index listings_product_country on listings (country, seq desc) include (member_id, price) where kind = 'product';
create index listings_product_name on listings ((plain_text(name) collate "C"), seq desc) include (subject_id) where kind = 'product';
drop index product_cards_newest;
drop index product_cards_price;
drop index product_cards_country;
drop index product_cards_plain_name;

-- Indexes for lookups of single rows are shared by all kinds.
alter index product_cards_pkey rename to listings_pkey;
alter index product_cards_store rename to listings_store;
alter index product_cards_member rename to listings_member;
alter index product_cards_number rename to listings_number;
alter index product_cards_kind rename to listings_item_kind;
alter index product_cards_kin rename to listings_kin;
alter index product_cards_catalogue rename to listings_catalogue;
alter index product_cards_facets rename to listings_facets;
alter index product_cards_words rename to listings_words;

-- One list of searchable words for all kinds.
drop trigger product_cards_words_kept on listings;
drop trigger product_cards_words_changed on listings;
update search_words set list = 'listings' where list = 'products';
create trigger listings_words_kept after insert on listings
  referencing new table as new_rows for each statement execute function keep_new_search_words('listings');
create trigger listings_words_changed after update of words on listings
  for each row when (old.words is distinct from new.words) execute function keep_changed_search_words('listings');
