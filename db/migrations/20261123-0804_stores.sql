-- What a store deals in, where it stands, and when it is away.
alter table stores
  add column topic_ids text[] not null default '{}' check (cardinality(topic_ids) <= 20),
  add column category_ids text[] not null default '{}' check (cardinality(category_ids) <= 20),
  add column country_ids text[] not null default '{}' check (cardinality(country_ids) <= 20),
  add column specialties text not null default '' check (length(specialties) <= 300),
  add column address text not null default '' check (length(address) <= 200),
  add column zipcode text not null default '' check (length(zipcode) <= 20),
  add column state text not null default '' check (length(state) <= 100),
  add column away_from timestamptz,
  add column away_until timestamptz,
  add column away_note text not null default '' check (length(away_note) <= 300),
  -- What the market has been told: differs from the dates for a moment after one of them has passed.
  add column away_told boolean not null default false;
alter table stores add constraint stores_away check (
  (away_from is null) = (away_until is null) and away_until > away_from and away_until <= away_from + interval '30 days') not valid;
alter table stores validate constraint stores_away;
create index stores_away_due on stores (away_from) where away_from is not null or away_told;
create index stores_country on stores (country, product_count desc, id desc) where product_count > 0;
create index stores_topics on stores using gin (topic_ids);
create index stores_categories on stores using gin (category_ids);
create index stores_countries on stores using gin (country_ids);
