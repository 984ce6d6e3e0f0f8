-- The newest products of a country, the most frequent list: an ordered index scan.
drop index product_cards_country;
create index product_cards_country on product_cards (country, seq desc) include (member_id, price);
