-- What the operator is told of what fails: the last error, in one line, of letters, events and clocks (timers and sweepers).
alter table mails add column last_error text check (length(last_error) <= 300);
alter table outbox add column last_error text check (length(last_error) <= 300);
create index mails_failing on mails (due_at) where attempts > 0 and sent_at is null and dead_at is null;

-- A row that a clock has failed on; it goes when the clock has run it.
create table clock_failures (
  clock text not null check (length(clock) between 1 and 80),
  row_id text not null check (length(row_id) <= 80),
  error text not null check (length(error) <= 300),
  times int not null default 1 check (times > 0),
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  primary key (clock, row_id)
);
create index clock_failures_latest on clock_failures (last_at);
