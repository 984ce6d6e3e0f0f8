-- The gateway account to which this deployment's payments belong: one row.
create table payment_gateway (
  one boolean primary key default true check (one),
  provider text not null,
  livemode boolean,
  account text,
  kept_at timestamptz not null default clock_timestamp()
);
insert into payment_gateway (provider) select provider from payments order by id limit 1;
