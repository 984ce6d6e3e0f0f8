-- Up to four items that a member shows first, in order. Whether each is still visible is checked when the profile is read.
create table showcase_items (
  member_id uuid not null references members on delete cascade,
  position smallint not null check (position between 0 and 3),
  stamp_item_id uuid not null references stamp_items on delete cascade,
  primary key (member_id, position),
  unique (member_id, stamp_item_id)
);
create index showcase_items_item on showcase_items (stamp_item_id);

-- Members whom a member has saved.
create table bookmarks (
  id uuid not null unique default uuidv7(),
  member_id uuid not null references members on delete cascade,
  book_markable_type text not null check (book_markable_type in ('User')),
  book_markable_id uuid not null references members on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, book_markable_type, book_markable_id),
  check (member_id <> book_markable_id)
);
create index bookmarks_walked on bookmarks (member_id, book_markable_type, id desc);
create index bookmarks_of on bookmarks (book_markable_id);

-- Points for levels, one row per action (docs/decisions/011); a revoked one stays and is marked.
create table level_points (
  member_id uuid not null references members on delete cascade,
  source text not null check (source ~ '^[a-z_]{1,40}$'),
  ref text not null check (length(ref) between 1 and 80),
  points int not null check (points between 1 and 1000),
  created_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  primary key (member_id, source, ref)
);
-- The last computed sum of points, and when points for elapsed time are computed next.
create table level_standings (
  member_id uuid primary key references members on delete cascade,
  points int not null default 0 check (points >= 0),
  looks_at timestamptz not null default clock_timestamp()
);
create index level_standings_due on level_standings (looks_at);
insert into level_standings (member_id) select id from members where email_verified_at is not null;
