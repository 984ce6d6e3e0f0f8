import type { Pool } from 'pg'

/** A large market in one statement per table: for measuring, not for looking at. Sellers have a hundred things each. */
export async function fillBulk(pool: Pool, products: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set synchronous_commit = off')
    for (const statement of statements(products)) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const COUNTRIES = "array['GB','FR','DE','US','ES','IT','RU','CN','JP','NO','SE','CA','BR','AU','CH']"
const WORDS =
  "array['penny','posthorn','ceres','hermes','zeppelin','airmail','numeral','portrait','harbour','kingfisher','bridge','lighthouse','coronation','jubilee','express','provisional']"
const COLOURS = "array['red','blue','green','violet','brown','orange','black','carmine','ultramarine','olive']"
const CONDITIONS = "array['MNH','MLH','MH','MNG','U','CTO']"
const pick = (list: string, by: string) => `(${list})[1 + (${by}) % array_length(${list}, 1)]`

const statements = (n: number) => [
  `insert into members (first_name, last_name, username, email, email_verified_at, password_hash, country)
    select 'Bulk', 'Seller ' || i, 'bulk' || i, 'bulk' || i || '@bulk.example', clock_timestamp(), '-', 'FR' from generate_series(1, greatest(1, ${n} / 100)) i`,
  "insert into stores (member_id, name, country, city) select id, 'Bulk store ' || username, 'FR', 'Lyon' from members where username like 'bulk%'",
  "insert into shipping_rates (member_id, shipping_option, reach, amount, currency, days_least, days_most) select id, 'letter_tracked', 'everywhere', 300, 'USD', 2, 5 from members where username like 'bulk%'",
  `insert into medias (member_id, key, width, height, border, bytes, sha256, sizes, published_at)
    select id, substr(md5(id::text), 1, 22), 900, 1080, 'dark', 90000, md5(id::text),
      '[{"size":"full","width":900,"height":1080},{"size":"160","width":133,"height":160},{"size":"240","width":200,"height":240},{"size":"320","width":267,"height":320},{"size":"480","width":400,"height":480},{"size":"720","width":600,"height":720},{"size":"1080","width":900,"height":1080}]', clock_timestamp()
    from members where username like 'bulk%'`,
  `create temporary table bulk as
    select i, s.id as store_id, s.name as store_name, s.member_id, m.id as media_id, uuidv7() as item_id, uuidv7() as product_id,
      ${pick(COUNTRIES, 'i * 7')} as country, 1850 + (i * 13) % 170 as year, ${pick(CONDITIONS, 'i * 11')} as condition,
      initcap(${pick(WORDS, 'i')}) || ' ' || (1 + i % 90) || ' ' || ${pick(COLOURS, 'i * 3')} || ', plate ' || i as name, 50 + (i::bigint * 7919) % 24000 as price
    from generate_series(1, ${n}) i
    join (select *, row_number() over (order by id) as at from stores where name like 'Bulk store %') s on s.at = 1 + (i % greatest(1, ${n} / 100))
    join medias m on m.member_id = s.member_id`,
  `insert into stamp_items (id, member_id, name, status, country, year_issued, condition, description, width_mm, height_mm, used, committed_used)
    select item_id, member_id, name, 'FOR_SALE', country, year, condition, 'Fresh colour, full perforations, a light cancel.', 22, 26, 1, 1 from bulk`,
  "insert into item_commitments (stamp_item_id, unit, quantity, kind, ref_id) select item_id, 'used', 1, 'product', product_id from bulk",
  'insert into stamp_item_medias (stamp_item_id, position, media_id) select item_id, 0, media_id from bulk',
  `insert into products (id, store_id, member_id, stamp_item_id, unit, name, description, status, published_at, currency, regular_price)
    select product_id, store_id, member_id, item_id, 'used', name, 'Fresh colour, full perforations, a light cancel.', 'published', clock_timestamp(), 'USD', price from bulk`,
  `insert into product_cards (product_id, member_id, store_id, store_name, name, item_kind, productable_type, country, year_issued, condition, condition_group, catalogue_number, price, regular_price, currency, quantity, media, width_mm, height_mm, words)
    select product_id, b.member_id, store_id, store_name, name, 'stamp', 'StampItem', b.country, year, condition, case when condition like 'M%' then 'MINT' else 'USED' end, 'Scott ' || i, price, price, 'USD', 1,
      to_jsonb(m) || jsonb_build_object('created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 22, 26, to_tsvector('simple', name || ' ' || b.country || ' ' || year || ' ' || condition)
    from bulk b join medias m on m.id = b.media_id order by i`,
  'drop table bulk',
]
