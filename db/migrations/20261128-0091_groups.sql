-- Whom a message names goes with it, also when it is deleted for its age.
alter table group_mentions add foreign key (group_id, seq) references messages (conversation_id, seq) on delete cascade;
