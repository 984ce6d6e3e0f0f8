-- Names that begin so, one after the other, and the newest card of each: the header's suggestions read nothing else.
create index product_cards_plain_name on product_cards ((plain_text(name) collate "C"), seq desc) include (product_id);
-- Is there anything from this country, and what is newest of this kind: a probe each.
create index product_cards_country on product_cards (country);
create index product_cards_kind on product_cards (item_kind, seq desc);
