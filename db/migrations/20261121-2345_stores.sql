-- Normalizes text for search: lower case without accents. src/server/db/word-search.ts does the same.
create function plain_text(given text) returns text language sql immutable strict parallel safe as $$
  select normalize(lower(regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g')), NFC)
$$;
-- Prefix search for the header's suggestions.
create index stores_plain_name on stores ((plain_text(name) collate "C"));
