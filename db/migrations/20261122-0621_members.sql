-- Prefix search of names with one set of indexes, for members and for the staff, who also find members that are away.
drop index members_by_name;
drop index members_by_last_name;
drop index members_by_username;
drop index members_username_begins;
drop index members_full_name_begins;
drop index members_last_name_begins;
create index members_username_begins on members (username collate "C");
create index members_full_name_begins on members (plain_text(first_name || ' ' || last_name) collate "C");
create index members_last_name_begins on members (plain_text(last_name) collate "C");
