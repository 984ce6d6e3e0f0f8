-- For whom an earlier text was meant. A post that is opened to anyone does not open what was written for connections.
alter table post_versions
  add column audience text not null default 'Connections' check (audience in ('Anyone', 'Connections'));
