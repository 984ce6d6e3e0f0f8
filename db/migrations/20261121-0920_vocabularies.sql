create table terms (
  list text not null,
  code text not null check (code ~ '^[A-Za-z0-9_+-]{1,40}$'),
  parent text,
  sort int not null,
  symbol text,
  year_from int,
  year_to int,
  en text not null,
  es text not null,
  fr text not null,
  "zh-CN" text not null,
  ru text not null,
  -- No longer in the seed files: shown where it is used, not offered for new input.
  is_retired boolean not null default false,
  primary key (list, code)
);
create index terms_order on terms (list, sort, code);

-- Hashes of the seed files at the last load: unchanged files are skipped.
create table seeds (
  name text primary key,
  hash text not null
);
