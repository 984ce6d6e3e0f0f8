-- Search words of a store's name: normalized, and split at punctuation.
create function store_words(name text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple', translate(public.plain_text(name), './-_@&:<>', '         '))
$$;
create index stores_words on stores using gin (store_words(name)) where product_count > 0;
