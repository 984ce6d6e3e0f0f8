-- Which payment has paid it: a second one that comes late is given back.
alter table subscription_charges add column payment_id uuid references payments;
update subscription_charges c set payment_id = p.id from payments p
where c.status = 'paid' and p.ref_type = 'subscription_charge' and p.ref_id = c.id and p.status = 'captured';
