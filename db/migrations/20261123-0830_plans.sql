-- Whoever looks at a store may read what its buyers say.
insert into plan_permissions (plan, permission) values ('guest', 'my_account.profile.tfs'), ('guest', 'my_account.profile.tfs_summary') on conflict do nothing;
