-- Catalogue entries describe issues, not members' copies. Copyright: nothing is copied from printed catalogues. An entry has a number of our own and the
-- numbers of the common catalogue systems.
create sequence catalogue_entries_seq;
create table catalogue_entries (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('catalogue_entries_seq'), 7),
  item_kind text not null default 'stamp' check (item_kind in ('stamp', 'coin', 'banknote', 'other')),
  name text not null check (length(name) between 1 and 140),
  series text not null default '' check (length(series) <= 140),
  country text,
  year_issued int check (year_issued between 1400 and 2200),
  denomination text not null default '' check (length(denomination) <= 60),
  color text,
  perforation text not null default '' check (length(perforation) <= 40),
  format text,
  printing text,
  width_mm int check (width_mm between 1 and 2000),
  height_mm int check (height_mm between 1 and 2000),
  designer text not null default '' check (length(designer) <= 120),
  printer text not null default '' check (length(printer) <= 120),
  total_stamps_issued bigint check (total_stamps_issued between 1 and 1000000000000),
  description text not null default '' check (length(description) <= 5000),
  topic_ids text[] not null default '{}',
  media_id uuid references medias on delete set null,
  -- `actual`: the picture shows this issue; `sample`: one of the same design.
  stamp_kind text not null default 'actual' check (stamp_kind in ('actual', 'sample')),
  words tsvector not null,
  -- Keyset column, never null: entries without a year are last.
  year_order int not null generated always as (coalesce(year_issued, 9999)) stored,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index catalogue_entries_year on catalogue_entries (year_order, id);
create index catalogue_entries_country on catalogue_entries (country, year_order, id);
create index catalogue_entries_kind on catalogue_entries (item_kind, year_order, id);
create index catalogue_entries_topics on catalogue_entries using gin (topic_ids);
create index catalogue_entries_words on catalogue_entries using gin (words);
create index catalogue_entries_media on catalogue_entries (media_id);

create table catalogue_entry_numbers (
  entry_id uuid not null references catalogue_entries on delete cascade,
  position int not null,
  type text not null,
  number text not null check (length(number) between 1 and 40),
  -- Normalized for search: `MS 1234` and `ms1234` are the same number.
  plain text not null generated always as (lower(regexp_replace(number, '\s+', '', 'g'))) stored,
  primary key (entry_id, position)
);
create index catalogue_entry_numbers_number on catalogue_entry_numbers (type, plain, entry_id);
create index catalogue_entry_numbers_any on catalogue_entry_numbers (plain, entry_id);
