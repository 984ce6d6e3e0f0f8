-- A kind is a name of the specification: nothing that a member writes.
alter table reactions add constraint reactions_subject_type_check check (subject_type ~ '^[A-Z][A-Za-z]+$');
