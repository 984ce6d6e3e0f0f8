-- A kind is a name of the specification: nothing that a member writes.
alter table comments add constraint comments_subject_type_check check (subject_type ~ '^[A-Z][A-Za-z]+$');
