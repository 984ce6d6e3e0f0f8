-- What of a store waits for its payment.
create index orders_waiting on orders (seller_id, id desc) where status = 'pending_payment';
