-- What members say about a post or a listing. Two levels: a comment and its replies. A reply whose comment is gone stands alone.
create table comments (
  id uuid primary key default uuidv7(),
  subject_type text not null,
  subject_id uuid not null,
  root_id uuid references comments,
  member_id uuid not null references members on delete cascade,
  body text not null check (length(body) <= 2000),
  -- Where members, topics and addresses stand in the text: [{from, to, kind, ref}], in UTF-16 units.
  entities jsonb not null default '[]',
  version int not null default 1 check (version >= 1),
  edited_at timestamptz,
  -- Deleted by its author. Its text is emptied once it cannot be taken back any more.
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index comments_roots on comments (subject_type, subject_id, id) where root_id is null;
create index comments_replies on comments (root_id, id) where root_id is not null;
create index comments_member on comments (member_id, id desc);
create index comments_deleted on comments (deleted_at) where deleted_at is not null and body <> '';

-- Earlier texts of edited comments.
create table comment_versions (
  comment_id uuid not null references comments on delete cascade,
  version int not null,
  body text not null,
  written_at timestamptz not null,
  primary key (comment_id, version)
);

create table comment_counts (
  subject_type text not null,
  subject_id uuid not null,
  count int not null check (count >= 0),
  primary key (subject_type, subject_id)
);
create function count_comments() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into comment_counts (subject_type, subject_id, count)
      select subject_type, subject_id, count(*) from added where deleted_at is null group by 1, 2 order by 1, 2
      on conflict (subject_type, subject_id) do update set count = comment_counts.count + excluded.count;
  end if;
  if tg_op <> 'INSERT' then
    update comment_counts c set count = c.count - gone.n
      from (select subject_type, subject_id, count(*) as n from removed where deleted_at is null group by 1, 2) gone
      where (c.subject_type, c.subject_id) = (gone.subject_type, gone.subject_id);
  end if;
  return null;
end $$;
create trigger comments_added after insert on comments referencing new table as added for each statement execute function count_comments();
create trigger comments_changed after update on comments referencing new table as added old table as removed for each statement execute function count_comments();
create trigger comments_removed after delete on comments referencing old table as removed for each statement execute function count_comments();
