-- Conversations. The number of a conversation between two follows from theirs, so there is one for each pair without an index that says so, and every
-- key begins with the conversation or with the member whose list it is (docs/decisions/120).
create function conversation_between(a uuid, b uuid) returns uuid language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(least(a, b)::text || greatest(a, b)::text) placing '8' from 13) placing '8' from 17)::uuid
$$;

create table conversations (
  id uuid primary key,
  low_id uuid not null references members on delete cascade,
  high_id uuid not null references members on delete cascade,
  status text not null check (status in ('Requested', 'Open', 'Declined')),
  -- Who wrote first: a request is theirs.
  begun_by uuid not null references members on delete cascade,
  -- What was last attached to a message.
  about_type text check (about_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  about_id uuid,
  last_seq int not null default 0 check (last_seq >= 0),
  created_at timestamptz not null default clock_timestamp(),
  check (low_id < high_id),
  check (begun_by in (low_id, high_id)),
  check ((about_type is null) = (about_id is null)),
  check (id = conversation_between(low_id, high_id))
);
-- The other's end of the foreign keys, and how many requests a member has begun lately.
create index conversations_low on conversations (low_id);
create index conversations_high on conversations (high_id);
create index conversations_begun on conversations (begun_by, created_at);

-- What each of them sees in their list. Unread is last_seq - read_seq: no row is written for a message and its reader.
create table conversation_members (
  member_id uuid not null references members on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  other_id uuid not null references members on delete cascade,
  box text not null check (box in ('inbox', 'requests', 'archive', 'declined')),
  last_seq int not null default 0,
  read_seq int not null default 0 check (read_seq >= 0),
  delivered_seq int not null default 0,
  is_muted boolean not null default false,
  last_at timestamptz not null default clock_timestamp(),
  primary key (member_id, conversation_id),
  check (read_seq <= delivered_seq and delivered_seq <= last_seq),
  check (member_id <> other_id)
);
create index conversation_members_list on conversation_members (member_id, box, last_at desc, conversation_id desc);
create index conversation_members_unread on conversation_members (member_id, box) where last_seq > read_seq;
create index conversation_members_both on conversation_members (conversation_id);
create index conversation_members_other on conversation_members (other_id);

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  seq int not null check (seq >= 1),
  sender_id uuid not null references members on delete cascade,
  -- Made by the sender's device before the first try: sending again is the same message.
  client_message_id uuid not null,
  body text not null check (length(body) <= 4000),
  words tsvector not null default '',
  about_type text check (about_type ~ '^[A-Z][A-Za-z]{1,30}$'),
  about_id uuid,
  sent_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (conversation_id, seq),
  unique (conversation_id, sender_id, client_message_id),
  check ((about_type is null) = (about_id is null)),
  check (deleted_at is null or (body = '' and about_id is null))
) partition by hash (conversation_id);
create table messages_0 partition of messages for values with (modulus 8, remainder 0);
create table messages_1 partition of messages for values with (modulus 8, remainder 1);
create table messages_2 partition of messages for values with (modulus 8, remainder 2);
create table messages_3 partition of messages for values with (modulus 8, remainder 3);
create table messages_4 partition of messages for values with (modulus 8, remainder 4);
create table messages_5 partition of messages for values with (modulus 8, remainder 5);
create table messages_6 partition of messages for values with (modulus 8, remainder 6);
create table messages_7 partition of messages for values with (modulus 8, remainder 7);
create index messages_sender on messages (sender_id, conversation_id, seq);
create index messages_words on messages using gin (conversation_id, words);

create table chat_settings (
  member_id uuid primary key references members on delete cascade,
  -- Delivered and read marks, for both directions.
  shows_marks boolean not null default true,
  who_may_write text not null default 'anyone' check (who_may_write in ('anyone', 'known'))
);
