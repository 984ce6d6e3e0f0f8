-- Branding of this deployment (src/server/branding.ts). One row; null means the environment's value.
create table site_settings (
  one boolean primary key default true check (one),
  name text check (length(name) between 1 and 40),
  sender_name text check (length(sender_name) between 1 and 60 and sender_name !~ '[\r\n<>"]'),
  sender_email text check (length(sender_email) <= 254 and sender_email !~ '[\s,<>]'),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  colour_dark text check (colour_dark ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz not null default clock_timestamp()
);
insert into site_settings default values;
