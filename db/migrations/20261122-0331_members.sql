-- Beside the link, a short code for whoever reads the letter on another device: it ends with the link, and after a few wrong tries.
alter table member_tokens add column code_hash bytea;
