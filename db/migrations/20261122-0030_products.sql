-- Prefix search of names for the header's suggestions, with the newest card of each name.
create index product_cards_plain_name on product_cards ((plain_text(name) collate "C"), seq desc) include (product_id);
-- Existence of products from a country, and the newest of a kind: one index lookup each.
create index product_cards_country on product_cards (country);
create index product_cards_kind on product_cards (item_kind, seq desc);
