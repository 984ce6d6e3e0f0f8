-- All facts of a collection item. Codes are terms of vocabularies; amounts stand beside their currency.
alter table stamp_items
  add column grade_scale text,
  add column estimated_catalogue_currency text check (estimated_catalogue_currency ~ '^[A-Z]{3}$'),
  add column coins_value int check (coins_value between 0 and 1000000000),
  add column total_stamps_issued bigint check (total_stamps_issued between 1 and 1000000000000),
  add column related_set_stamps_count int check (related_set_stamps_count between 1 and 10000),
  add column tags text[] not null default '{}' check (cardinality(tags) <= 20),
  add column gum text,
  add column faults text[] not null default '{}' check (cardinality(faults) <= 30),
  add column watermark text,
  add column paper text,
  add column printing text,
  add column separation text,
  add column gauge_top double precision check (gauge_top between 2 and 30),
  add column gauge_right double precision check (gauge_right between 2 and 30),
  add column gauge_bottom double precision check (gauge_bottom between 2 and 30),
  add column gauge_left double precision check (gauge_left between 2 and 30),
  add column certificate_body text,
  add column certificate_number text not null default '' check (length(certificate_number) <= 60),
  add column certificate_date date check (certificate_date between '1850-01-01' and '2200-01-01'),
  add column certificate_opinion text,
  add column metal text,
  add column edge text,
  add column mint_mark text not null default '' check (length(mint_mark) <= 20),
  add column weight_g double precision check (weight_g > 0 and weight_g <= 100000),
  add column diameter_mm double precision check (diameter_mm > 0 and diameter_mm <= 2000),
  add column may_be_exhibited boolean not null default false,
  -- From here on: of the owner alone, whatever the status.
  add column storage_place text not null default '' check (length(storage_place) <= 120),
  add column purchase_price bigint check (purchase_price between 0 and 10000000000),
  add column purchase_currency text check (purchase_currency ~ '^[A-Z]{3}$'),
  add column purchase_date date check (purchase_date between '1700-01-01' and '2200-01-01'),
  add column private_note text not null default '' check (length(private_note) <= 5000),
  -- Keyset columns, never null: the first catalogue number in natural order (written by the product), and what is not said comes last.
  add column number_key text collate "C" not null default '' check (length(number_key) <= 40),
  add column country_order text collate "C" not null generated always as (coalesce(country, '~')) stored,
  add column year_order int not null generated always as (coalesce(year_issued, 9999)) stored,
  add column name_key text collate "C" not null generated always as (left(plain_text(name), 24)) stored,
  add column value_order bigint not null generated always as (coalesce(estimated_catalogue_value, -1)) stored;
update stamp_items set estimated_catalogue_currency = 'USD' where estimated_catalogue_value is not null;
alter table stamp_items
  add constraint stamp_items_scaled check (grade_scale is null or grade is not null),
  add constraint stamp_items_estimate_currency check ((estimated_catalogue_value is null) = (estimated_catalogue_currency is null)),
  add constraint stamp_items_purchase_currency check ((purchase_price is null) = (purchase_currency is null));

alter table stamp_item_catalogue_numbers
  -- What the owner calls a catalogue of type `own`.
  add column custom_value text not null default '' check (length(custom_value) <= 60),
  add column currency text check (currency ~ '^[A-Z]{3}$');
update stamp_item_catalogue_numbers set currency = 'USD' where value is not null;
alter table stamp_item_catalogue_numbers
  add constraint stamp_item_catalogue_numbers_named check (custom_value = '' or type = 'own'),
  add constraint stamp_item_catalogue_numbers_currency check ((value is null) = (currency is null));
