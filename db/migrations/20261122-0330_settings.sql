-- Settings that a member has changed; defaults and the list of allowed settings are in the code.
create table settings (
  member_id uuid not null references members on delete cascade,
  "group" text not null check ("group" in ('notifications', 'general', 'subscriptions', 'user')),
  property text not null check (property ~ '^[a-z][a-z0-9_.-]{1,59}$'),
  value jsonb not null check (jsonb_typeof(value) in ('string', 'boolean') and length(value::text) <= 80),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (member_id, "group", property)
);
insert into settings (member_id, "group", property, value) select id, 'general', 'translation-language', to_jsonb(locale) from members;
