import * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { type PagePosition, pageOf, placeOf } from '#server/db/paging.ts'
import { wordsAsked } from '#server/db/word-search.ts'
import { cachedQuery, type ETagQuery } from '#server/operations/slice.ts'
import { products } from '#features/products/contract.ts'
import type { Look } from './access-path.ts'
import { rankedCards, rankedPlaces, rankMarks } from '../best/queries-best.ts'
import { listCards, marksIn, marksOf, type WrittenCard } from './queries-find.ts'
import { statistics } from '../statistics/statistics.ts'
import { totalOfCards, totalsOf } from './totals.ts'
import { cardView, keptMedia } from '#features/products/server/view.ts'

const NEWEST = z.tuple([z.int()])
const PAIR = z.tuple([z.int(), z.int()])
const KEYS = { best: PAIR, newest: NEWEST, price_low: PAIR, price_high: PAIR }
const keysOf = {
  best: ({ rank = 0, seq }: RankedRow) => [rank, seq],
  newest: ({ seq }: RankedRow) => [seq],
  price_low: ({ price, seq }: RankedRow) => [price, seq],
  price_high: ({ price, seq }: RankedRow) => [price, seq],
}
type RankedRow = WrittenCard & { readonly rank?: number }
type Input = InputOf<typeof products.list>

/** Without words nothing matches better than another thing: the newest. */
const sortOf = ({ sort, search }: Input) => (sort === 'best' && !wordsAsked(search).length ? 'newest' : sort)

/** The cards of the page, and how many there are in all. */
const listMarks: ETagQuery<typeof products.list> = async ({ input, viewer, db }) => {
  const sort = sortOf(input)
  const place = placeOf(input, KEYS[sort])
  if (refused(place)) return async () => ''
  const look = { viewer: viewer.id, filter: input, market: await statistics(db) }
  const marks = sort === 'best' ? rankedMarks(db, look, place) : marksOf(db, look, sort, place)
  const totals = input.cursor === undefined ? totalsOf(db, look) : undefined
  return async () => markOf(await marks(), await totals?.())
}
function rankedMarks(db: Db, look: Look, place: PagePosition) {
  const places = rankedPlaces(db, look, place)
  return async () => rankMarks(await places())
}

const markOf = (marks: string, total: object = {}) => `${Object.values(total)} ${marks}`

/** The cards at this place, and what tells whether they are still the same. */
async function cardsAt(db: Db, look: Look, sort: Input['sort'], place: PagePosition): Promise<{ cards: RankedRow[]; marks: string }> {
  if (sort === 'best') {
    const places = await rankedPlaces(db, look, place)()
    return { cards: await rankedCards(db, places, place.offset), marks: rankMarks(places) }
  }
  const cards = await listCards(db, look, sort, place)
  return { cards, marks: marksIn(cards) }
}

export const list = cachedQuery(products.list, listMarks, async ({ input, viewer, requester, db, tools, stands }) => {
  const sort = sortOf(input)
  const place = placeOf(input, KEYS[sort])
  if (refused(place)) return place
  const [nameOf, market] = [await termNames(db, requester.locale), await statistics(db)]
  const look = { viewer: viewer.id, filter: input, market }
  const { cards, marks } = await cardsAt(db, look, sort, place)
  const { rows, next_page_url } = pageOf(products.list, input, cards, keysOf[sort])
  const total = await count()
  stands(markOf(marks, total))
  const data = rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) }))
  return { products: { data, ...total, next_page_url } }

  /** Whoever walks on knows the total; a first page that is not full is its own total. */
  async function count() {
    if (input.cursor !== undefined) return undefined
    if (input.page === 1 && !next_page_url) return { total: rows.length, more_than_total: false }
    return totalOfCards(db, look)
  }
})
