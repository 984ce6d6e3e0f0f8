-- Clubs that members run themselves. Who may know of one, and who is in it, is asked at reading time by one predicate (docs/decisions/116).
create table clubs (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  about text not null default '' check (length(about) <= 5000),
  visibility text not null check (visibility in ('public', 'private', 'hidden')),
  joining text not null check (joining in ('open', 'request', 'invitation')),
  -- Accepted by whoever comes in.
  rules text[] not null default '{}' check (cardinality(rules) <= 12),
  cover_media_id uuid references medias,
  status text not null default 'active' check (status in ('active', 'archived')),
  member_count int not null default 0 check (member_count >= 0),
  words text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Nobody can ask to join what nobody else knows of.
  check (visibility <> 'hidden' or joining = 'invitation')
);
create index clubs_listed on clubs (member_count desc, id desc) where status = 'active';
create index clubs_words on clubs using gin (words) where status = 'active';
create index clubs_cover on clubs (cover_media_id) where cover_media_id is not null;

create table club_members (
  id uuid primary key default uuidv7(),
  club_id uuid not null references clubs on delete cascade,
  member_id uuid not null references members on delete cascade,
  standing text not null
    check (standing in ('none', 'applied', 'invited', 'member', 'moderator', 'owner', 'declined', 'rejected', 'left', 'removed', 'banned')),
  -- Of whoever applies, for those who answer.
  message text not null default '' check (length(message) <= 1000),
  -- Of whoever rejected, removed or banned.
  reason text not null default '' check (length(reason) <= 500),
  invited_by uuid references members on delete set null,
  changed_at timestamptz not null default clock_timestamp(),
  -- The end of an invitation or of a ban.
  ends_at timestamptz,
  notices text not null default 'mentions' check (notices in ('all', 'mentions', 'none')),
  rules_accepted_at timestamptz,
  unique (club_id, member_id),
  check (standing <> 'invited' or ends_at is not null)
);
create unique index club_members_owner on club_members (club_id) where standing = 'owner';
create index club_members_of_club on club_members (club_id, standing, id);
create index club_members_of_member on club_members (member_id, standing, id);
create index club_members_ending on club_members (ends_at) where ends_at is not null;
create index club_members_invited_by on club_members (invited_by) where invited_by is not null;

-- The counter follows every way in and out, also that of an account that goes.
create function count_club_members() returns trigger language plpgsql as $$
begin
  update clubs c set member_count = c.member_count + d.n
    from (select club_id, sum(n)::int as n from (
        select club_id, 1 as n from added where standing in ('member', 'moderator', 'owner')
        union all select club_id, -1 from removed where standing in ('member', 'moderator', 'owner')) moved
      group by club_id) d
    where c.id = d.club_id and d.n <> 0;
  return null;
end $$;
create function count_new_club_members() returns trigger language plpgsql as $$
begin
  update clubs c set member_count = c.member_count + d.n
    from (select club_id, count(*)::int as n from added where standing in ('member', 'moderator', 'owner') group by club_id) d where c.id = d.club_id;
  return null;
end $$;
create function count_gone_club_members() returns trigger language plpgsql as $$
begin
  update clubs c set member_count = c.member_count - d.n
    from (select club_id, count(*)::int as n from removed where standing in ('member', 'moderator', 'owner') group by club_id) d where c.id = d.club_id;
  return null;
end $$;
create trigger club_members_added after insert on club_members referencing new table as added for each statement execute function count_new_club_members();
create trigger club_members_changed after update on club_members
  referencing new table as added old table as removed for each statement execute function count_club_members();
create trigger club_members_gone after delete on club_members referencing old table as removed for each statement execute function count_gone_club_members();
