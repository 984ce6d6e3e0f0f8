-- What happens in a club, by weeks (UTC, from Monday): sums that follow each row, so that nobody counts whole tables (docs/decisions/181).
create table club_weeks (
  club_id uuid not null references clubs on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  joined int not null default 0 check (joined >= 0),
  gone int not null default 0 check (gone >= 0),
  posts int not null default 0 check (posts >= 0),
  -- Members who have written something in that week.
  writers int not null default 0 check (writers >= 0),
  primary key (club_id, week)
);
-- The last week in which this member has written: whoever writes again in it is counted once.
alter table club_members add column wrote_week date;

create function this_week() returns date language sql stable as $$
  select date_trunc('week', clock_timestamp() at time zone 'UTC')::date
$$;
create function is_in_club(standing text) returns boolean language sql immutable as $$
  select coalesce(standing in ('member', 'moderator', 'owner'), false)
$$;

-- Every way in and out counts, also that of an account that goes. A club that is being deleted has no weeks any more.
create function count_club_week() returns trigger language plpgsql as $$
declare
  club uuid := case when tg_op = 'DELETE' then old.club_id else new.club_id end;
  was boolean := tg_op <> 'INSERT' and is_in_club(old.standing);
  is_now boolean := tg_op <> 'DELETE' and is_in_club(new.standing);
begin
  if was <> is_now then
    insert into club_weeks as w (club_id, week, joined, gone) select c.id, this_week(), is_now::int, was::int from clubs c where c.id = club
      on conflict (club_id, week) do update set joined = w.joined + excluded.joined, gone = w.gone + excluded.gone;
  end if;
  return null;
end $$;
create trigger club_members_week after insert or delete or update of standing on club_members for each row execute function count_club_week();

create function count_club_post() returns trigger language plpgsql as $$
declare
  is_first boolean;
begin
  update club_members set wrote_week = this_week()
    where club_id = new.club_id and member_id = new.author_id and wrote_week is distinct from this_week();
  is_first := found;
  insert into club_weeks as w (club_id, week, posts, writers) values (new.club_id, this_week(), 1, is_first::int)
    on conflict (club_id, week) do update set posts = w.posts + 1, writers = w.writers + excluded.writers;
  return null;
end $$;
create trigger posts_club_week after insert on posts for each row when (new.club_id is not null) execute function count_club_post();
