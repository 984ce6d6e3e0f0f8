select keep_search_words('catalogue', array(select word from ts_stat('select words from catalogue_entries')));
create trigger catalogue_entries_words_kept after insert on catalogue_entries
  referencing new table as new_rows for each statement execute function keep_new_search_words('catalogue');
create trigger catalogue_entries_words_changed after update of words on catalogue_entries
  for each row when (old.words is distinct from new.words) execute function keep_changed_search_words('catalogue');
