-- Names in Latin letters are family name first where the member's country writes them so: the script cannot show it there.
create function writes_latin_family_first(country text) returns boolean language sql immutable parallel safe as $$
  select coalesce(country in ('HU', 'VN'), false)
$$;
alter table members alter column full_name set expression as
  (case when writes_family_first(first_name, last_name) then last_name || first_name
    when writes_latin_family_first(country) then last_name || ' ' || first_name
    else first_name || ' ' || last_name end);
-- Prefix search of names also family name first, with or without a space; it includes the family name alone.
drop index members_last_name_begins;
create index members_last_name_begins on members (replace(plain_text(last_name || first_name), ' ', '') collate "C");

-- Spelling suggestions for names: the words of all members' names, in the list `members`.
create function name_words(first_name text, last_name text, username text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}')
    from regexp_matches(public.plain_text(first_name || ' ' || last_name || ' ' || username), '[[:alpha:]]+', 'g') matched, unnest(matched) word
$$;
create index members_name_words on members using gin (name_words(first_name, last_name, username));

create function keep_new_name_words() returns trigger language plpgsql as $$
begin
  perform keep_search_words('members', array(select distinct word from new_rows r, unnest(name_words(r.first_name, r.last_name, r.username)) word));
  return null;
end $$;
-- Privacy: a name that no member has any longer is deleted in the transaction that changes or erases it.
create function keep_changed_name_words() returns trigger language plpgsql as $$
begin
  perform keep_search_words('members', name_words(new.first_name, new.last_name, new.username));
  delete from search_words s
    where s.list = 'members' and s.word = any (name_words(old.first_name, old.last_name, old.username))
      and not exists (select from members m where name_words(m.first_name, m.last_name, m.username) @> array[s.word::text]);
  return null;
end $$;
create trigger members_name_words_kept after insert on members
  referencing new table as new_rows for each statement execute function keep_new_name_words();
create trigger members_name_words_changed after update of first_name, last_name, username on members
  for each row when ((old.first_name, old.last_name, old.username) is distinct from (new.first_name, new.last_name, new.username))
  execute function keep_changed_name_words();
select keep_search_words('members', array(select distinct word from members m, unnest(name_words(m.first_name, m.last_name, m.username)) word));
