-- Parts of the product that the operator has closed (docs/decisions/194). The parts are declared by slices; none is closed at first.
create table closed_parts (
  code text primary key check (code ~ '^[a-z_]{1,40}$'),
  closed_by uuid references members,
  closed_at timestamptz not null default clock_timestamp()
);
create index closed_parts_by on closed_parts (closed_by);
