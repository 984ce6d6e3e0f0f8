import * as z from 'zod/mini'
import type { OutputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { csvFile } from '#server/csv.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import type { FileAnswer } from '#server/operations/contexts.ts'
import { type Query, query } from '#server/operations/slice.ts'
import { overviews } from '../contract.ts'
import type { Family } from '../shapes.ts'
import { type OverviewAsked, type OverviewDbRow, overviewCounted, overviewPage, whoIsMeant } from './queries.ts'
import { SOURCES, type Source } from './queries-sources.ts'

type Row = OutputOf<typeof overviews.stores>['rows']['data'][number]
const KEYS = z.tuple([z.uuid()])

function rowView({ path, reportable_type }: Source, row: OverviewDbRow): Row {
  const { is_closed, owner_id, uid, username, full_name, image_url, member_since, ...shown } = row
  const user =
    owner_id && uid !== null ? { id: owner_id, uid, username: username!, full_name: full_name!, image_url, created_at: member_since! } : null
  return { ...shown, user, path: is_closed ? null : (path?.(row.id) ?? null), reportable_type: reportable_type ?? null }
}
const askedOf = async (db: Db, { search, status }: OverviewAsked): Promise<OverviewAsked> => ({
  ...{ search, status },
  owner_id: search === undefined ? undefined : await whoIsMeant(db, search),
})

/** Each family is one row of `SOURCES`; the permission stands in its operation. */
export const listOfFamily = (family: Family) => {
  // All lists take and give the same fields; only the words of their statuses differ.
  const op = overviews[family] as typeof overviews.stores
  return query(op, async ({ input, db }) => {
    const place = placeOf(input, KEYS)
    if (refused(place)) return place
    const [source, asked] = [SOURCES[family], await askedOf(db, input)]
    const { rows, next_page_url } = pageOf(op, input, await overviewPage(db, source, asked, place), ({ id }) => [id])
    const total = input.cursor === undefined ? await totalOf(db, overviewCounted(source, asked)) : {}
    return { rows: { data: rows.map((row) => rowView(source, row)), ...total, next_page_url } }
  })
}

const AT_ONCE = 5_000
const MOST = 50_000
const HEAD = ['id', 'number', 'title', 'member', 'username', 'status', 'amount', 'currency', 'created_at']
const cells = ({ id, number, title, full_name, username, status, amount, currency, created_at }: OverviewDbRow) => [
  ...[id, number, title, full_name, username],
  ...[status, amount, currency, created_at],
]
/** CSV injection: titles are written by members; `csvFile` guards each cell. */
export const fileOfFamily = (family: Family): Query<typeof overviews.storesFile> =>
  query(overviews[`${family}File`] as typeof overviews.storesFile, async ({ input, db }) => {
    const asked = await askedOf(db, input)
    const rows: OverviewDbRow[] = []
    for (let after: readonly [string] | undefined; rows.length < MOST; after = [rows.at(-1)!.id]) {
      const more = await overviewPage(db, SOURCES[family], asked, { after, offset: 0, limit: AT_ONCE })
      rows.push(...more)
      if (more.length < AT_ONCE) break
    }
    const file: FileAnswer = { body: csvFile([HEAD, ...rows.map(cells)]), type: 'text/csv; charset=utf-8', name: `${family.toLowerCase()}.csv` }
    return file as never
  })
