-- The base of a catalogue number: `1a` and `1` are varieties of the same issue, as are `756.1` and `756.2`.
create function number_base(plain text) returns text language sql immutable strict parallel safe
  return case when plain ~ '[0-9]' then regexp_replace(plain, '(\.[0-9]+)?[a-z]*$', '') end;
create index catalogue_entry_numbers_base on catalogue_entry_numbers (type, number_base(plain), entry_id);
create index catalogue_entries_series on catalogue_entries (series, year_order, id) where series <> '';
