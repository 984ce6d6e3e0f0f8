-- What is shown of each part of a profile as long as its member has not chosen: the same table stands in profiles/rules.ts (usualVisibility), and one test compares both.
create table profile_parts (
  part text primary key,
  usual text not null check (usual in ('everyone', 'connections', 'nobody'))
);
insert into profile_parts (part, usual) values
  ('email', 'nobody'), ('phone', 'nobody'), ('gender', 'nobody'), ('dob', 'nobody'), ('age', 'nobody'),
  ('city', 'nobody'), ('state', 'nobody'), ('zipcode', 'nobody'),
  ('language', 'everyone'), ('interests', 'everyone'), ('network', 'everyone'), ('collection', 'everyone');

-- A part that nobody has named is nobody's to see.
create or replace function shows_part(viewer uuid, owner uuid, part text) returns boolean language sql stable parallel safe as $$
  select viewer is not distinct from owner
    or case coalesce((select v.who from profile_visibility v where v.member_id = owner and v.field = shows_part.part),
        (select p.usual from profile_parts p where p.part = shows_part.part), 'nobody')
      when 'nobody' then false
      when 'connections' then are_connected(viewer, owner)
      else not (select m.is_private from members m where m.id = owner)
        or exists (select from follows f where f.follower_id = viewer and f.followed_id = owner and f.status = 'Accepted') end
$$;
