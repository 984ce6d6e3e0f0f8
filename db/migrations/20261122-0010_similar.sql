-- Similar products: the same kind and country in the years around, and the same catalogue number and country.
create index product_cards_kin on product_cards (item_kind, country, year_issued, seq desc);
create index product_cards_catalogue on product_cards (catalogue_number, country, seq desc);
