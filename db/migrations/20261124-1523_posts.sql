-- The first address in a post, and what the page there says of itself: asked once for all posts that name it, and anew after some days.
alter table posts add column link_url text check (length(link_url) <= 1000);
create index posts_link on posts (link_url) where link_url is not null;

create table link_cards (
  id uuid primary key default uuidv7(),
  url text not null unique check (length(url) between 8 and 1000),
  -- Shown under posts only when the page answered with something to say.
  status text not null default 'asked' check (status in ('asked', 'shown', 'failed')),
  title text not null default '' check (length(title) <= 200),
  description text not null default '' check (length(description) <= 400),
  site text not null default '' check (length(site) <= 100),
  -- Drawn anew by ourselves, small; never the file that was found there.
  picture bytea,
  asked_at timestamptz not null default clock_timestamp(),
  check (status <> 'shown' or title <> '')
);
