-- Conversations of many. What is written stands in the messages of conversations (docs/decisions/138).
create table groups (
  id uuid primary key references conversations on delete cascade,
  name text not null check (length(name) between 1 and 80),
  picture_media_id uuid references medias,
  -- What somebody reads who joins later: from joining on, or all.
  history text not null default 'joining' check (history in ('joining', 'all')),
  -- Kept in step with this club; no foreign key, so that these tables can move to a database of their own.
  club_id uuid unique,
  is_closed boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index groups_picture on groups (picture_media_id) where picture_media_id is not null;

-- Unread is last_seq of the conversation less greatest(read_seq, from_seq - 1): no row is written for a message and its reader.
create table group_members (
  group_id uuid not null references groups on delete cascade,
  member_id uuid not null references members on delete cascade,
  standing text not null check (standing in ('member', 'admin', 'owner', 'left', 'removed')),
  -- The first message that was written after joining.
  from_seq int not null default 1 check (from_seq >= 1),
  read_seq int not null default 0 check (read_seq >= 0),
  -- The last message that names this member.
  named_seq int not null default 0 check (named_seq >= 0),
  hears text not null default 'all' check (hears in ('all', 'mentions', 'nothing')),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (group_id, member_id)
);
create unique index group_members_owner on group_members (group_id) where standing = 'owner';
create index group_members_of on group_members (member_id, standing);

create table group_links (
  id uuid primary key default uuidv7(),
  group_id uuid not null references groups on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22,64}$'),
  made_by uuid not null references members on delete cascade,
  most_uses int not null check (most_uses between 1 and 250),
  uses int not null default 0 check (uses between 0 and most_uses),
  ends_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index group_links_of on group_links (group_id, id desc);
create index group_links_by on group_links (made_by);

-- Whom a message names, by number: the name may change.
create table group_mentions (
  group_id uuid not null references groups on delete cascade,
  seq int not null check (seq >= 1),
  member_id uuid not null references members on delete cascade,
  username text not null,
  primary key (group_id, seq, member_id)
);
create index group_mentions_member on group_mentions (member_id);
