-- A supply is listed from an item of kind `other`: products of either type may refer to an item.
do $$
declare
  name text := (select conname from pg_constraint where conrelid = 'products'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%productable_type%stamp_item_id%');
begin
  execute format('alter table products drop constraint %I', name);
end $$;
alter table products add constraint products_productable
  check (productable_type = 'Supply' or (stamp_item_id is not null and unit is not null)) not valid;
alter table products validate constraint products_productable;

-- Cards show the short names of catalogues in every language: `Yt 6` instead of `Yvert et Tellier 6`; existing cards are rewritten.
update product_cards c set catalogue_number = t.symbol || substr(c.catalogue_number, length(t.en) + 1)
  from terms t
  where t.list = 'catalogue_types' and t.symbol is not null and starts_with(c.catalogue_number, t.en || ' ')
    and not exists (select from terms longer where longer.list = t.list and length(longer.en) > length(t.en) and starts_with(c.catalogue_number, longer.en || ' '));
