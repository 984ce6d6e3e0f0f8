-- Spelling suggestions: all searchable words of each list.
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create table search_words (
  word text collate "C" not null,
  list text not null,
  checked_at timestamptz not null default clock_timestamp(),
  primary key (word, list)
);
-- Similar words: by first letter and length; by trigrams when the first letter is wrong.
create index search_words_alike on search_words ((left(word, 1)), (length(word)));
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
create index search_words_checked on search_words (list, checked_at);

-- Numbers, abbreviations and single Chinese characters get no suggestions: there is always another one letter away.
create function keep_search_words(list_name text, found text[]) returns void language sql as $$
  insert into search_words (word, list)
    select distinct word collate "C", list_name from unnest(found) word where length(word) between 4 and 40 and word ~ '^[[:alpha:]]+$'
    order by 1
    on conflict do nothing
$$;
-- Trigger argument: the name of the list. The table's column must be called `words`.
create function keep_new_search_words() returns trigger language plpgsql as $$
begin
  perform keep_search_words(tg_argv[0], array(select distinct word from new_rows, unnest(tsvector_to_array(words)) word));
  return null;
end $$;
create function keep_changed_search_words() returns trigger language plpgsql as $$
begin
  perform keep_search_words(tg_argv[0], tsvector_to_array(new.words));
  return null;
end $$;
