-- A short code beside the link, for a member who reads the letter on another device; it expires with the link and after a few wrong attempts.
alter table member_tokens add column code_hash bytea;
