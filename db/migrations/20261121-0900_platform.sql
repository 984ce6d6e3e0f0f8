-- Transactional outbox: events are stored in the transaction that causes them and delivered afterwards (src/server/operations/outbox.ts).
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  touches text[] not null,
  shows jsonb,
  attempts int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  dead_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index outbox_waiting on outbox (id) where done_at is null and dead_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;

create table outbox_heard (
  event_id bigint not null references outbox on delete cascade,
  listener text not null,
  primary key (event_id, listener)
);

-- Idempotency: the answer is stored in the transaction of its effect (src/server/operations/idempotency.ts).
create table idempotency_keys (
  member_id uuid not null,
  op text not null,
  key text not null check (length(key) between 8 and 80),
  hash text not null,
  ref jsonb,
  status int,
  body text,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  primary key (member_id, op, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Mail queue; without a mail server the letters can be read at /outbox on loopback. Texts are filled in when a letter is sent.
create table mails (
  id uuid primary key default uuidv7(),
  recipient text not null check (recipient !~ '[\r\n,<>]'),
  template text not null,
  locale text not null,
  facts jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  dead_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index mails_waiting on mails (due_at) where sent_at is null and dead_at is null;
create index mails_recipient on mails (recipient, id);

-- An eight-digit number to say aloud: a sequence, shuffled by a fixed permutation, so that numbers are unique and cannot be guessed from others.
create function spoken_number(n bigint, salt int) returns int language plpgsql immutable strict as $$
declare
  l bigint; r bigint; t bigint; x bigint := n;
begin
  loop
    l := x / 9487; r := x % 9487;
    for i in 1..6 loop
      t := (l + ((r * 7919 + salt * 104729 + i * 1299709) % 2147483647) * 48271 % 9487) % 9487;
      l := r; r := t;
    end loop;
    x := l * 9487 + r;
    exit when x < 90000000;
  end loop;
  return (10000000 + x)::int;
end $$;

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
