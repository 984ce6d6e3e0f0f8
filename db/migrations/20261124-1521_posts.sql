-- Articles are posts of kind Blog: the head stands with the post, the text and its drafts belong to blogs (docs/decisions/134).
alter table posts drop constraint posts_kind_check;
alter table posts add constraint posts_kind_check check (kind in ('Feed', 'Blog'));
alter table posts add column title text check (length(title) between 1 and 150);
alter table posts add column summary text not null default '' check (length(summary) <= 300);
alter table posts add column cover_media_id uuid references medias;
alter table posts add column cover_alt text not null default '' check (length(cover_alt) <= 500);
-- How long it takes to read.
alter table posts add column minutes int check (minutes between 1 and 999);
-- Of the operator: read by everybody, answered by those whose plan holds news.actions.access.
alter table posts add column is_news boolean not null default false;
alter table posts add column words text[] not null default '{}';
alter table posts add column updated_at timestamptz generated always as (coalesce(edited_at, created_at)) stored;
alter table posts add check ((kind = 'Blog') = (title is not null) and (kind = 'Blog') = (minutes is not null));
alter table posts add check (kind = 'Blog' or not is_news);
create index posts_blogs on posts (id desc) where kind = 'Blog' and deleted_at is null;
create index posts_news on posts (id desc) where is_news and deleted_at is null;
create index posts_words on posts using gin (words) where kind = 'Blog' and deleted_at is null;
create index posts_cover on posts (cover_media_id) where cover_media_id is not null;
