-- What a member writes before anybody reads it. Each save is a version; a save over an unknown version is refused.
create table blog_drafts (
  id uuid primary key default uuidv7(),
  author_id uuid not null references members on delete cascade,
  -- The article, once it is published. No reference: when the article is gone for good, the draft goes with all that it uses.
  post_id uuid unique,
  club_id uuid references clubs on delete set null,
  title text not null default '' check (length(title) <= 150),
  summary text not null default '' check (length(summary) <= 300),
  cover_media_id uuid references medias,
  cover_alt text not null default '' check (length(cover_alt) <= 500),
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  -- The document tree, as the server has read it.
  content jsonb not null,
  is_news boolean not null default false,
  version int not null default 1 check (version >= 1),
  -- Changed since readers have it.
  is_changed boolean not null default true,
  publish_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index blog_drafts_author on blog_drafts (author_id, id desc);
create index blog_drafts_due on blog_drafts (publish_at) where publish_at is not null;
create index blog_drafts_club on blog_drafts (club_id) where club_id is not null;
create index blog_drafts_cover on blog_drafts (cover_media_id) where cover_media_id is not null;

-- The text of an article, as readers have it.
create table blog_articles (
  post_id uuid primary key references posts on delete cascade,
  content jsonb not null
);

-- Earlier texts of a draft, for its author.
create table blog_versions (
  draft_id uuid not null references blog_drafts on delete cascade,
  version int not null,
  title text not null,
  summary text not null,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (draft_id, version)
);
