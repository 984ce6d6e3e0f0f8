-- What can be kept is what slices register: a member, a store. No foreign key can say so; what is gone is out of everybody's reach.
alter table bookmarks drop constraint bookmarks_book_markable_id_fkey;
alter table bookmarks drop constraint bookmarks_book_markable_type_check;
alter table bookmarks add constraint bookmarks_book_markable_type_check check (book_markable_type ~ '^[A-Z][A-Za-z]{1,30}$') not valid;
alter table bookmarks validate constraint bookmarks_book_markable_type_check;
create index bookmarks_kept on bookmarks (member_id, id desc);
