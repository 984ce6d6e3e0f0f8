import * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/paging.ts'
import { type Marker, readAgain } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { marketNow } from './market-now.ts'
import { type CardRow, listCards, marksIn, marksOf } from './queries-find.ts'
import { totalOfCards, totalsOf } from './totals.ts'
import { cardView, keptMedia } from './view.ts'

const NEWEST = z.tuple([z.int()])
const PRICE = z.tuple([z.int(), z.int()])
const keysOf = {
  newest: ({ seq }: CardRow) => [seq],
  price_low: ({ price, seq }: CardRow) => [price, seq],
  price_high: ({ price, seq }: CardRow) => [price, seq],
}

/** The cards of the page, and how many there are in all. */
const listMarks: Marker<typeof products.list> = async ({ input, viewer, db }) => {
  const place = placeOf(input, input.sort === 'newest' ? NEWEST : PRICE)
  if (refused(place)) return async () => ''
  const look = { viewer: viewer.id, filter: input, market: await marketNow(db) }
  const marks = marksOf(db, look, input.sort, place)
  const totals = input.cursor === undefined ? totalsOf(db, look) : undefined
  return async () => markOf(await marks(), await totals?.())
}

const markOf = (marks: string, total: object = {}) => `${Object.values(total)} ${marks}`

export const list = readAgain(products.list, listMarks, async ({ input, viewer, asker, db, tools, stands }) => {
  const place = placeOf(input, input.sort === 'newest' ? NEWEST : PRICE)
  if (refused(place)) return place
  const [nameOf, market] = [await termNames(db, asker.locale), await marketNow(db)]
  const look = { viewer: viewer.id, filter: input, market }
  const found = await listCards(db, look, input.sort, place)
  const { rows, next_page_url } = pageOf(products.list, input, found, keysOf[input.sort])
  const total = await count()
  stands(markOf(marksIn(found), total))
  const data = rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) }))
  return { products: { data, ...total, next_page_url } }

  /** Whoever walks on knows the total; a first page that is not full is its own total. */
  async function count() {
    if (input.cursor !== undefined) return undefined
    if (input.page === 1 && !next_page_url) return { total: rows.length, more_than_total: false }
    return totalOfCards(db, look)
  }
})
