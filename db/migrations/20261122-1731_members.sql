-- Chinese, Japanese and Korean names are written family name first and without a space; the script of the name decides, not the reader's language.
create function writes_family_first(first_name text, last_name text) returns boolean language sql immutable parallel safe as $$
  select first_name ~ '^[぀-ヿ㐀-䶿一-鿿豈-﫿가-힯]+$' and last_name ~ '^[぀-ヿ㐀-䶿一-鿿豈-﫿가-힯]+$' and last_name ~ '[㐀-䶿一-鿿豈-﫿가-힯]'
$$;
alter table members alter column full_name set expression as
  (case when writes_family_first(first_name, last_name) then last_name || first_name else first_name || ' ' || last_name end);
-- The name in a letter's greeting.
alter table members add column greeting text not null
  generated always as (case when writes_family_first(first_name, last_name) then last_name || first_name else first_name end) stored;
