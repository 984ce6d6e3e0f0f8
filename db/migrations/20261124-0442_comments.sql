-- A comment that a decision of moderators hides: nobody reads or counts it until the decision ends or is reversed.
alter table comments add column hidden_at timestamptz;
create or replace function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into comment_counts (subject_type, subject_id, count)
      select subject_type, subject_id, count(*) from added where deleted_at is null and hidden_at is null group by 1, 2 order by 1, 2
      on conflict (subject_type, subject_id) do update set count = comment_counts.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    update comment_counts c set count = c.count - gone.n
      from (select subject_type, subject_id, count(*) as n from removed where deleted_at is null and hidden_at is null group by 1, 2) gone
      where (c.subject_type, c.subject_id) = (gone.subject_type, gone.subject_id);
  end if;
  return null;
end $$;
