-- What a seller has sold, by the day of the payment.
create index orders_seller_paid on orders (seller_id, paid_at) where paid_at is not null;
