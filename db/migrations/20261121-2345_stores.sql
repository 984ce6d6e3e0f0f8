-- As a person types it in a hurry: without case and without accents. The product's own words are folded the same way.
create function plain_text(given text) returns text language sql immutable strict parallel safe as $$
  select normalize(lower(regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g')), NFC)
$$;
-- What begins so, for the header's suggestions.
create index stores_plain_name on stores ((plain_text(name) collate "C"));
