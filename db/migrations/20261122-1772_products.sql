-- Best match: each search word is stored also with a mark: in the name (=), at its beginning (^), part of a catalogue number (#). Computed here for existing
-- rows as far as SQL can; rows written later get it from the product's code.
create function card_rank_words(name text, catalogue_number text) returns text[] language sql immutable parallel safe as $$
  with named as (
    select word, nth from regexp_matches(public.plain_text(name), '[[:alnum:]]+', 'g') with ordinality found (matched, nth), unnest(matched) word),
  parts as (
    select word, nth from named where word !~ '[㐀-鿿ぁ-ヿ]'
    union all
    select substr(word, at, size), nth + at - 1 from named, generate_series(1, length(word)) at, generate_series(1, 2) size
      where word ~ '[㐀-鿿ぁ-ヿ]' and at + size - 1 <= length(word))
  select array(
    select '=' || word from parts
    union select '^' || word from parts where nth = 1
    union select '#' || word from regexp_matches(public.plain_text(coalesce(catalogue_number, '')), '[[:alnum:]]+', 'g') matched, unnest(matched) word
      where word ~ '[0-9]')
$$;
update product_cards set words = words || array_to_tsvector(card_rank_words(name, catalogue_number));
drop function card_rank_words;

select keep_search_words('products', array(select word from ts_stat('select words from product_cards')));
create trigger product_cards_words_kept after insert on product_cards
  referencing new table as new_rows for each statement execute function keep_new_search_words('products');
create trigger product_cards_words_changed after update of words on product_cards
  for each row when (old.words is distinct from new.words) execute function keep_changed_search_words('products');
