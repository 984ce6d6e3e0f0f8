-- The words of a store's name, folded as people type them: whatever stands between letters parts words.
create function store_words(name text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple', translate(public.plain_text(name), './-_@&:<>', '         '))
$$;
create index stores_words on stores using gin (store_words(name)) where product_count > 0;
