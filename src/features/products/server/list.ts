import * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { marketNow } from './market-now.ts'
import { type CardRow, listCards } from './queries-find.ts'
import { totalOfCards } from './totals.ts'
import { cardView, keptMedia } from './view.ts'

const NEWEST = z.tuple([z.int()])
const PRICE = z.tuple([z.int(), z.int()])
const keysOf = {
  newest: ({ seq }: CardRow) => [seq],
  price_low: ({ price, seq }: CardRow) => [price, seq],
  price_high: ({ price, seq }: CardRow) => [price, seq],
}

export const list = read(products.list, async ({ input, viewer, asker, db, tools }) => {
  const place = placeOf(input, input.sort === 'newest' ? NEWEST : PRICE)
  if (refused(place)) return place
  const [nameOf, market] = [await termNames(db, asker.locale), await marketNow(db)]
  const look = { viewer: viewer.id, filter: input, market }
  const { rows, next_page_url } = pageOf(products.list, input, await listCards(db, look, input.sort, place), keysOf[input.sort])
  const data = rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) }))
  return { products: { data, ...(await count()), next_page_url } }

  /** Whoever walks on knows the total; a first page that is not full is its own total. */
  async function count() {
    if (input.cursor !== undefined) return {}
    if (input.page === 1 && !next_page_url) return { total: rows.length, more_than_total: false }
    return totalOfCards(db, look)
  }
})
