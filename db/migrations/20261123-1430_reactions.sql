-- What members feel about a post, a comment or a listing: one of six, changeable. `subject_type` is the specification's name of the kind.
create table reactions (
  id uuid not null unique default uuidv7(),
  subject_type text not null,
  subject_id uuid not null,
  member_id uuid not null references members on delete cascade,
  reaction text not null check (reaction in ('like', 'great_find', 'congratulations', 'helpful', 'smile', 'envy')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (subject_type, subject_id, member_id)
);
create index reactions_walked on reactions (subject_type, subject_id, id desc);
create index reactions_member on reactions (member_id);

-- Counters, changed in the transaction of the rows they count, also where an erasure deletes rows (docs/decisions/095).
create table reaction_counts (
  subject_type text not null,
  subject_id uuid not null,
  reaction text not null,
  count int not null check (count >= 0),
  primary key (subject_type, subject_id, reaction)
);
create function count_reactions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into reaction_counts (subject_type, subject_id, reaction, count)
      select subject_type, subject_id, reaction, count(*) from added group by 1, 2, 3 order by 1, 2, 3
      on conflict (subject_type, subject_id, reaction) do update set count = reaction_counts.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    update reaction_counts c set count = c.count - gone.n
      from (select subject_type, subject_id, reaction, count(*) as n from removed group by 1, 2, 3) gone
      where (c.subject_type, c.subject_id, c.reaction) = (gone.subject_type, gone.subject_id, gone.reaction);
  end if;
  return null;
end $$;
create trigger reactions_added after insert on reactions referencing new table as added for each statement execute function count_reactions();
create trigger reactions_changed after update on reactions referencing new table as added old table as removed for each statement execute function count_reactions();
create trigger reactions_removed after delete on reactions referencing old table as removed for each statement execute function count_reactions();
