-- Pictures that whoever complains of a trade has shown.
create table trade_order_evidence (
  order_id uuid not null references trade_orders on delete cascade,
  position int not null check (position >= 0),
  media_id uuid not null references medias,
  primary key (order_id, position)
);
create index trade_order_evidence_media on trade_order_evidence (media_id);
