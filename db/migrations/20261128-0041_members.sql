-- Letters by which a club invites are counted apart from those of accounts: nobody's confirmation waits for them.
alter table address_letters drop constraint address_letters_kind_check;
alter table address_letters add constraint address_letters_kind_check check (kind in ('confirm', 'reset', 'invite'));
