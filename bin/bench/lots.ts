import type { Pool } from 'pg'
import { again, never } from './draws.ts'
import type { Question } from './measure.ts'

/** So many lots are asked about again, and never before. */
const [ASKED, UNASKED] = [40, 2_000]

/** As many lots as there are products of collectibles, all running, with the words and what filters ask of these: half of them have a bid. */
export async function lotsOf(pool: Pool, most: number): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into auctions (seller_id, stamp_item_id, unit, name, description, currency, initial_bid, shipping_option, shipping_amount, shipping_abroad,
       status, country, published_at, ends_at, original_ends_at, hard_end_at, current_price, leader_id, top_max, bid_count, bidder_count, facets, words)
     select i.member_id, i.id, case when i.used > 0 then 'used' else 'mint' end, left(i.name, 140), left(i.description, 5000), 'USD', 1000 + nth,
       'letter_tracked', 300, 700, 'active', i.country, clock_timestamp(), e.at, e.at, e.at + interval '1 day',
       case when nth % 2 = 0 then 1000 + nth end, case when nth % 2 = 0 then b.id end, case when nth % 2 = 0 then 2000 + nth end,
       (nth + 1) % 2, (nth + 1) % 2,
       array_remove(array['item_kind:' || i.item_kind, 'country:' || i.country, 'condition:' || i.condition, 'shipping_option:letter_tracked'], null),
       regexp_split_to_array(lower(left(i.name, 140)), '\\s+')
     from (select subject_id, row_number() over (order by seq)::int as nth from listings where productable_type = 'StampItem') l
     join products p on p.id = l.subject_id join stamp_items i on i.id = p.stamp_item_id
     cross join lateral (select clock_timestamp() + interval '1 day' + make_interval(secs => nth) as at) e
     join lateral (select m.id from members m where m.id <> i.member_id order by m.id limit 1) b on true
     limit $1`,
    [most],
  )
  await pool.query('vacuum analyze auctions')
  return rowCount ?? 0
}

/** The page of a lot, and the list of what runs: as HTML for guests, asked again and never before. */
export async function questionsOfLots(pool: Pool): Promise<readonly Question[]> {
  const column = async (text: string) => (await pool.query<{ value: string }>(text)).rows.map(({ value }) => encodeURIComponent(value))
  const ids = await column(`select id as value from auctions where status = 'active' order by id limit ${ASKED + UNASKED}`)
  const countries = await column('select country as value from auctions where country is not null group by 1 order by count(*) desc limit 12')
  const pages = ids.map((id) => `/auctions/${id}`)
  const lists = countries.map((one) => `/marketplace/auctions?country=${one}&page_size=24`)
  const unasked = Array.from({ length: UNASKED }, (_, nth) => `${lists[nth % lists.length]}&price_to=${900_000_000 + nth}`)
  return [
    again({ group: 'auction page', what: 'auction page, asked again' }, pages.slice(0, ASKED)),
    never({ group: 'auction page', what: 'auction page, never asked' }, pages.slice(ASKED)),
    again({ group: 'auction list', what: 'auction list page, asked again' }, lists),
    never({ group: 'auction list', what: 'auction list page, never asked' }, unasked),
    again(
      { group: 'auction list', what: 'auction list by API, asked again' },
      lists.map((path) => path.replace('/marketplace/', '/api/')),
    ),
  ]
}
