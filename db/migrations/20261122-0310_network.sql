-- One row per pair of members; no row means the state `none`. A new follow gets a new id, the keyset of lists, newest first.
create table follows (
  id uuid not null unique default uuidv7(),
  follower_id uuid not null references members on delete cascade,
  followed_id uuid not null references members on delete cascade,
  status text not null check (status in ('Pending', 'Accepted', 'Unfollow')),
  changed_at timestamptz not null,
  -- An unanswered request expires.
  expires_at timestamptz check ((expires_at is not null) = (status = 'Pending')),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followers on follows (followed_id, id desc) where status = 'Accepted';
create index follows_following on follows (follower_id, id desc) where status = 'Accepted';
create index follows_backwards on follows (followed_id, follower_id desc) where status = 'Accepted';
create index follows_requests on follows (followed_id, id desc) where status = 'Pending';
create index follows_expiry on follows (expires_at) where status = 'Pending';

-- Counters of accepted follows, changed with every follow, block and erasure.
create table network_counts (
  member_id uuid primary key references members on delete cascade,
  followers_count int not null default 0 check (followers_count >= 0),
  following_count int not null default 0 check (following_count >= 0)
);
create index network_counts_followed on network_counts (followers_count desc, member_id desc);
create function count_follow() returns trigger language plpgsql as $$
declare
  more int := (tg_op <> 'DELETE' and new.status = 'Accepted')::int - (tg_op <> 'INSERT' and old.status = 'Accepted')::int;
  follower uuid := case tg_op when 'DELETE' then old.follower_id else new.follower_id end;
  followed uuid := case tg_op when 'DELETE' then old.followed_id else new.followed_id end;
begin
  if more > 0 then
    insert into network_counts (member_id) values (least(follower, followed)), (greatest(follower, followed)) on conflict do nothing;
  end if;
  if more <> 0 then
    update network_counts set
      followers_count = followers_count + case when member_id = followed then more else 0 end,
      following_count = following_count + case when member_id = follower then more else 0 end
    where member_id in (follower, followed);
  end if;
  return null;
end $$;
create trigger follows_counted after insert or update or delete on follows for each row execute function count_follow();

create table mutes (
  id uuid not null unique default uuidv7(),
  muter_id uuid not null references members on delete cascade,
  muted_id uuid not null references members on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_walked on mutes (muter_id, id desc);

alter table blocks add column id uuid not null unique default uuidv7();
create index blocks_walked on blocks (blocker_id, id desc);

-- Connection: both members follow each other and both have accepted (docs/decisions/012).
create function are_connected(a uuid, b uuid) returns boolean language sql stable parallel safe as $$
  select exists (select from follows where follower_id = a and followed_id = b and status = 'Accepted')
    and exists (select from follows where follower_id = b and followed_id = a and status = 'Accepted')
$$;

-- Authorization of profile parts. In a private profile `everyone` means accepted followers. The table of the members' choices is created by a later migration.
set local check_function_bodies = off;
create function shows_part(viewer uuid, owner uuid, part text) returns boolean language sql stable parallel safe as $$
  select viewer is not distinct from owner
    or case coalesce((select who from profile_visibility where member_id = owner and field = part), 'everyone')
      when 'nobody' then false
      when 'connections' then are_connected(viewer, owner)
      else not (select is_private from members where id = owner)
        or exists (select from follows where follower_id = viewer and followed_id = owner and status = 'Accepted') end
$$;
