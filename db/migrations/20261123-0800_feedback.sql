-- Deals about which both parties may write: opened when an order is delivered. `id` is the deal's own: of the order.
create table feedback_deals (
  id uuid primary key,
  number int not null,
  title text not null check (length(title) between 1 and 500),
  buyer_id uuid not null references members,
  seller_id uuid not null references members,
  store_id uuid references stores,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  check (buyer_id <> seller_id),
  check (closes_at > opened_at)
);
-- Deals that wait for somebody's words, those that close first.
create index feedback_deals_buyer on feedback_deals (buyer_id, closes_at, id);
create index feedback_deals_seller on feedback_deals (seller_id, closes_at, id);

create table feedbacks (
  id uuid primary key default uuidv7(),
  deal_id uuid not null references feedback_deals,
  role text not null check (role in ('buyer', 'seller')),
  author_id uuid not null references members,
  receiver_id uuid not null references members,
  -- The store that a buyer's feedback is about as well.
  store_id uuid references stores,
  as_described smallint check (as_described between 1 and 5),
  packing smallint check (packing between 1 and 5),
  speed smallint not null check (speed between 1 and 5),
  contact smallint not null check (contact between 1 and 5),
  -- Mean of the answers in hundredths.
  score smallint not null check (score between 100 and 500),
  comment text not null default '' check (length(comment) <= 1000),
  informed boolean not null default false,
  given_at timestamptz not null,
  reveal_at timestamptz not null,
  revealed_at timestamptz,
  revised_at timestamptz,
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  unique (deal_id, role),
  check (author_id <> receiver_id),
  check ((role = 'buyer') = (as_described is not null and packing is not null)),
  check (role = 'buyer' or (as_described is null and packing is null and store_id is null)),
  check ((reply is null) = (replied_at is null)),
  check (revised_at is null or revealed_at is not null),
  check (replied_at is null or revealed_at is not null)
);
create index feedbacks_received on feedbacks (receiver_id, revealed_at desc, id desc) where revealed_at is not null;
create index feedbacks_of_store on feedbacks (store_id, revealed_at desc, id desc) where revealed_at is not null and store_id is not null;
create index feedbacks_author on feedbacks (author_id);
create index feedbacks_hidden on feedbacks (reveal_at) where revealed_at is null;

-- What a feedback said before its author changed it.
create table feedback_revisions (
  feedback_id uuid primary key references feedbacks,
  author_id uuid not null references members,
  as_described smallint,
  packing smallint,
  speed smallint not null,
  contact smallint not null,
  score smallint not null,
  comment text not null,
  replaced_at timestamptz not null
);

-- Scores, counted again at every change, and when the oldest counted feedback leaves the last twelve months (`recount_at`).
create table feedback_scores (
  target_type text not null check (target_type in ('User', 'Store')),
  target_id uuid not null,
  total int not null check (total >= 0),
  year int not null check (year between 0 and total),
  partners int not null check (partners between 0 and year),
  score smallint check (score between 100 and 500),
  as_described smallint,
  packing smallint,
  speed smallint,
  contact smallint,
  recount_at timestamptz,
  primary key (target_type, target_id),
  check ((score is null) = (partners < 3))
);
create index feedback_revisions_author on feedback_revisions (author_id);
create index feedback_scores_due on feedback_scores (recount_at) where recount_at is not null;
