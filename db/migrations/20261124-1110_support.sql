-- The help desk (docs/decisions/143): tickets of guests and members, with what was written about them.
create sequence support_ticket_numbers;
create table support_tickets (
  id uuid primary key default uuidv7(),
  number int not null unique default spoken_number(nextval('support_ticket_numbers'), 9),
  -- Null for a guest.
  member_id uuid references members,
  email text not null check (length(email) between 3 and 254),
  name text not null default '' check (length(name) <= 120),
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  -- The page that it is about.
  about text not null default '' check (about = '' or (about like '/%' and length(about) <= 300)),
  locale text not null check (locale in ('en', 'es', 'fr', 'zh-CN', 'ru')),
  status text not null default 'open' check (status in ('open', 'answered', 'solved')),
  assigned_to uuid references members,
  -- In the address that letters about it are answered to.
  reply_key text not null unique check (length(reply_key) between 1 and 32),
  -- Of what was sent first: sent twice it is one ticket.
  digest text not null check (length(digest) between 1 and 64),
  rating text check (rating in ('good', 'bad')),
  first_answered_at timestamptz,
  solved_at timestamptz,
  waits_since timestamptz not null default clock_timestamp(),
  version int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  check ((status = 'solved') = (solved_at is not null)),
  check (rating is null or solved_at is not null)
);
create unique index support_tickets_once on support_tickets (email, digest) where status = 'open';
create index support_tickets_queue on support_tickets (status, waits_since, id);
create index support_tickets_by_topic on support_tickets (topic, status, waits_since, id);
create index support_tickets_of_member on support_tickets (member_id, id) where member_id is not null;
create index support_tickets_of_address on support_tickets (email, created_at);
create index support_tickets_taken on support_tickets (assigned_to, status, waits_since, id) where assigned_to is not null;
create index support_tickets_answered on support_tickets (first_answered_at) where first_answered_at is not null;

create table support_messages (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references support_tickets on delete cascade,
  kind text not null check (kind in ('requester', 'desk', 'note')),
  author_id uuid references members,
  body text not null check (length(body) between 1 and 20000),
  -- Of a mail that came in: the same one comes in once.
  mail_id text unique check (length(mail_id) <= 300),
  created_at timestamptz not null default clock_timestamp()
);
create index support_messages_of_ticket on support_messages (ticket_id, id);
create index support_messages_of_author on support_messages (author_id) where author_id is not null;

-- POST /login-by-id: who somebody is, told once to the support service, within a minute.
create table support_tokens (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  member_id uuid not null references members,
  -- Of a member's own token: it ends with this session. Null for one that the service has asked for.
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index support_tokens_of_member on support_tokens (member_id);
create index support_tokens_of_session on support_tokens (session_id) where session_id is not null;
create index support_tokens_over on support_tokens (expires_at);
-- Signed calls of the support service, each of them once.
create table support_calls (
  signature bytea primary key,
  at timestamptz not null default clock_timestamp()
);
create index support_calls_by_time on support_calls (at);
