import type { Pool } from 'pg'
import { again, never } from './draws.ts'
import type { Question } from './measure.ts'
import { signedIn } from './people.ts'

/** What issue 13 measures: one member’s box among all items. */
const ITEMS = 20_000
const ENTRIES = 2_000
const TYPES = ['status', 'category', 'country', 'topic', 'year', 'condition', 'kind'] as const

export interface Collection {
  readonly member_id: string
  readonly token: string
  readonly entries: readonly string[]
}

/** A member with 20,000 items like those on the market, and entries of the catalogue that these and as many others are copies of. */
export async function collectionOf(pool: Pool): Promise<Collection> {
  const token = (await signedIn(pool, 1))[0]!
  const { rows } = await pool.query<{ member_id: string }>('select member_id from sessions order by created_at desc, expires_at desc limit 1')
  const { member_id } = rows[0]!
  await pool.query(
    `insert into catalogue_entries (name, country, year_issued, denomination, series, topic_ids)
     select left(i.name, 140), i.country, i.year_issued, i.denomination, 'Series ' || (nth / 8), i.topic_ids
     from (select s.*, row_number() over (order by s.id) as nth from stamp_items s limit $1) i`,
    [ENTRIES],
  )
  const entries = (await pool.query<{ id: string }>('select id from catalogue_entries order by id desc limit $1', [ENTRIES])).rows.map(({ id }) => id)
  await pool.query(
    `with made as (
      insert into stamp_items (member_id, name, description, status, condition, grade, year_issued, item_kind, country, denomination, color, format, perforation, topic_ids, width_mm, height_mm, used, catalogue_entry_id)
        select $1, i.name, i.description, (array['PRIVATE', 'FOR_TRADE', 'PRIVATE', 'FOR_SALE'])[1 + nth % 4], i.condition, i.grade, i.year_issued, i.item_kind, i.country, i.denomination,
          i.color, i.format, i.perforation, i.topic_ids, i.width_mm, i.height_mm, 1, ($3::uuid[])[1 + nth % $4::int]
        from generate_series(0, $2::int - 1) as nth
        join (select s.*, row_number() over (order by s.id) - 1 as at, count(*) over () as all_of_them from (select * from stamp_items order by id limit 5000) s) i
          on i.at = nth % i.all_of_them returning id)
     insert into stamp_item_catalogue_numbers (stamp_item_id, position, type, number)
       select id, 0, 'scott', (row_number() over ())::text from made`,
    [member_id, ITEMS, entries, entries.length],
  )
  await pool.query(
    `update stamp_items i set catalogue_entry_id = ($1::uuid[])[1 + o.nth % $2::int]
     from (select s.id, row_number() over (order by s.id desc) as nth from stamp_items s where s.catalogue_entry_id is null limit $3) o where o.id = i.id`,
    [entries, entries.length, ITEMS],
  )
  await pool.query('vacuum analyze stamp_items, stamp_item_catalogue_numbers, catalogue_entries')
  return { member_id, token, entries }
}

/** The orders of a list are other questions, and the work is the same: none of them was asked before. */
function* orders(of: readonly string[]): Generator<readonly string[]> {
  if (of.length < 2) yield of
  for (const [at, one] of of.entries()) for (const rest of orders(of.toSpliced(at, 1))) yield [one, ...rest]
}

export function questionsOfCollection({ member_id, token, entries }: Collection): readonly Question[] {
  const box = `/api/stamp-items/cards?user_id=${member_id}&page_size=50`
  const pages = ['newest', 'name', 'oldest', 'own'].flatMap((order) => [1, 2, 10].map((page) => `${box}&order_by_condition=${order}&page=${page}`))
  const counted = [...orders(TYPES)]
    .slice(0, 400)
    .map((types) => `/api/inventory/get-counts?user_id=${member_id}${types.map((one) => `&count_type[]=${one}`).join('')}`)
  const hubs = entries.map((id) => `/stamps/${id}`)
  return [
    again({ group: 'box', what: 'a page of a box of 20,000 by API, its owner' }, pages, [token]),
    again({ group: 'box', what: 'the same as a guest sees it' }, pages),
    again({ group: 'box', what: 'the box as a page, its owner' }, [`/user/${member_id}/stamp-items`], [token]),
    never({ group: 'box', what: 'facet counts of the box, never asked, a guest' }, counted, 4),
    again({ group: 'box', what: 'hub page of an entry, asked again' }, hubs.slice(0, 40)),
    never({ group: 'box', what: 'hub page of an entry, never asked' }, hubs.slice(40)),
  ]
}
