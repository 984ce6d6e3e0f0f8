-- What a seller has to send, the oldest first: its packing slips are printed together.
create index orders_to_send on orders (seller_id, id) where status = 'processing';
