create table posts (
  id uuid primary key default uuidv7(),
  author_id uuid not null references members on delete cascade,
  kind text not null default 'Feed' check (kind in ('Feed')),
  audience text not null check (audience in ('Anyone', 'Connections')),
  body text not null check (length(body) <= 5000),
  entities jsonb not null default '[]',
  -- What it quotes. It is shown only to readers who may know of it, and may be gone.
  quoted_type text,
  quoted_id uuid,
  version int not null default 1 check (version >= 1),
  edited_at timestamptz,
  -- Deleted by its author; the row goes once it cannot be taken back any more.
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((quoted_type is null) = (quoted_id is null))
);
create index posts_author on posts (author_id, id desc) where deleted_at is null;
create index posts_newest on posts (id desc) where deleted_at is null;
create index posts_deleted on posts (deleted_at) where deleted_at is not null;

create table post_medias (
  post_id uuid not null references posts on delete cascade,
  position int not null,
  media_id uuid not null references medias,
  -- The picture in words, for those who cannot see it.
  alt text not null default '' check (length(alt) <= 500),
  primary key (post_id, position)
);
create index post_medias_media on post_medias (media_id);

create table post_tags (
  tag text not null check (length(tag) between 1 and 60),
  post_id uuid not null references posts on delete cascade,
  primary key (tag, post_id)
);
create index post_tags_post on post_tags (post_id);

-- Earlier texts of edited posts.
create table post_versions (
  post_id uuid not null references posts on delete cascade,
  version int not null,
  body text not null,
  written_at timestamptz not null,
  primary key (post_id, version)
);
