-- The payment that paid the charge; a second, late payment is refunded.
alter table subscription_charges add column payment_id uuid references payments;
update subscription_charges c set payment_id = p.id from payments p
where c.status = 'paid' and p.ref_type = 'subscription_charge' and p.ref_id = c.id and p.status = 'captured';
