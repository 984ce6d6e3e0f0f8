-- How many orders are in a state is asked for up to a thousand.
create index orders_status on orders (status);
