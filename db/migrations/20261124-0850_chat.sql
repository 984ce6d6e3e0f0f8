-- What a message answers to, what it shows, and how the two feel about it (docs/decisions/122).
alter table messages add column quoted_seq int check (quoted_seq >= 1 and quoted_seq < seq);
alter table messages add check (deleted_at is null or quoted_seq is null);

create table message_pictures (
  conversation_id uuid not null,
  seq int not null,
  position int not null check (position between 1 and 8),
  media_id uuid not null references medias,
  primary key (conversation_id, seq, position),
  unique (conversation_id, seq, media_id),
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade
);
create index message_pictures_media on message_pictures (media_id);

create table message_reactions (
  conversation_id uuid not null,
  seq int not null,
  member_id uuid not null references members on delete cascade,
  reaction text not null check (reaction in ('like', 'great_find', 'congratulations', 'helpful', 'smile', 'envy')),
  primary key (conversation_id, seq, member_id),
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade
);
create index message_reactions_member on message_reactions (member_id);

-- A picture that no message of the conversation shows any more may be deleted by its owner; also when the conversation went with the other's erasure.
create function forget_message_picture() returns trigger language plpgsql as $$
begin
  delete from media_uses u where u.media_id = old.media_id and u.subject_type = 'conversation' and u.subject_id = old.conversation_id
    and not exists (select from message_pictures p where p.conversation_id = old.conversation_id and p.media_id = old.media_id);
  return null;
end $$;
create trigger message_picture_gone after delete on message_pictures for each row execute function forget_message_picture();
