-- Names that begin so, one after the other, and the newest card of each: the header's suggestions read nothing else.
create index product_cards_plain_name on product_cards ((plain_text(name) collate "C"), seq desc) include (product_id);
