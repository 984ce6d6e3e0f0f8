-- Default visibility of profile parts: the same table as usualVisibility in profiles/rules.ts; a test compares them.
create table profile_parts (
  part text primary key,
  usual text not null check (usual in ('everyone', 'connections', 'nobody'))
);
insert into profile_parts (part, usual) values
  ('email', 'nobody'), ('phone', 'nobody'), ('gender', 'nobody'), ('dob', 'nobody'), ('age', 'nobody'),
  ('city', 'nobody'), ('state', 'nobody'), ('zipcode', 'nobody'),
  ('language', 'everyone'), ('interests', 'everyone'), ('network', 'everyone'), ('collection', 'everyone');

-- An unknown part is visible to nobody but its owner.
create or replace function shows_part(viewer uuid, owner uuid, part text) returns boolean language sql stable parallel safe as $$
  select viewer is not distinct from owner
    or case coalesce((select v.who from profile_visibility v where v.member_id = owner and v.field = shows_part.part),
        (select p.usual from profile_parts p where p.part = shows_part.part), 'nobody')
      when 'nobody' then false
      when 'connections' then are_connected(viewer, owner)
      else not (select m.is_private from members m where m.id = owner)
        or exists (select from follows f where f.follower_id = viewer and f.followed_id = owner and f.status = 'Accepted') end
$$;
