-- The newest of one country, the list most asked for: read in order, from its head.
drop index product_cards_country;
create index product_cards_country on product_cards (country, seq desc) include (member_id, price);
