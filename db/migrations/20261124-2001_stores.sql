-- The least that a buyer has to take from a store in one parcel, in minor units of the deployment's currency; nothing by default.
alter table stores add column minimum_order bigint not null default 0 check (minimum_order between 0 and 10000000000);
