-- What a refund was called at the gateway before it was sent again, one name an attempt: its bookings of that time keep their partner.
alter table payment_refunds add column earlier_refs text[] not null default '{}';
