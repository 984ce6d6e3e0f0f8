-- Posts of clubs: read by whoever reads the club, pinned and removed by those who run it (docs/decisions/117).
alter table posts add column club_id uuid references clubs on delete cascade;
alter table posts add column pinned_at timestamptz;
-- Removed by a moderator of the club: it is gone for all, and its author is told why.
alter table posts add column removed_at timestamptz;
alter table posts add column removed_by uuid references members on delete set null;
alter table posts add column removed_reason text not null default '' check (length(removed_reason) <= 500);
alter table posts add check (club_id is null or audience = 'Anyone');
alter table posts add check (club_id is not null or (pinned_at is null and removed_at is null));
create index posts_club on posts (club_id, id desc) where club_id is not null and deleted_at is null and removed_at is null;
create index posts_pinned on posts (club_id, pinned_at desc) where pinned_at is not null;
create index posts_removed_by on posts (removed_by) where removed_by is not null;

-- What members of a club bring to the notice of those who run it.
create table post_reports (
  post_id uuid not null references posts on delete cascade,
  member_id uuid not null references members on delete cascade,
  club_id uuid not null references clubs on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null default clock_timestamp(),
  primary key (post_id, member_id)
);
create index post_reports_club on post_reports (club_id, post_id desc);
create index post_reports_member on post_reports (member_id);
