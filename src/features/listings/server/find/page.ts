import * as z from 'zod/mini'
import type { AnyOperation, InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { type PagePosition, pageOf, placeOf } from '#server/db/paging.ts'
import { wordsAsked } from '#server/db/word-search.ts'
import type { ETag } from '#server/operations/response-cache.ts'
import type { sorts } from '../../contract.ts'
import { firstRanked, isFew, rankedCards, rankedPlaces, rankMarks } from '../best/queries-best.ts'
import { blockedOf } from '../counts/queries-counts.ts'
import type { Look } from './access-path.ts'
import type { ListingFilter } from './filter.ts'
import { lookOf } from './look.ts'
import { firstCardsAndTotal, listCards, marksIn, marksOf, type Total, type WrittenCard } from './queries-find.ts'
import { totalOfCards, totalsOf } from './totals.ts'

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
type Sort = (typeof sorts)[number]
interface PageInput extends ListingFilter {
  readonly sort: Sort
  readonly page: number
  readonly page_size: number
  readonly cursor?: string | undefined
}
/** Input of a page: the caller's operation, kind and viewer. */
interface PageQuestion<Op extends AnyOperation> {
  readonly op: Op
  readonly kind: string
  readonly viewer: string | null
  readonly input: InputOf<Op> & PageInput
}

/** True if a list depends on nothing of its viewer: no blocks in either direction, and no filter for own listings. */
export const isAsForGuests = async (db: Db, viewer: string | null, { my_stuff }: ListingFilter) =>
  my_stuff === undefined && (viewer === null || !(await blockedOf(db, viewer)).length)

/** Without search words all match equally: newest first. */
const sortOf = ({ sort, search }: PageInput) => (sort === 'best' && !wordsAsked(search).length ? 'newest' : sort)

/** ETag of a page: its cards and the total. */
export async function etagOfPage<Op extends AnyOperation>(db: Db, { kind, viewer, input }: PageQuestion<Op>): Promise<ETag> {
  const sort = sortOf(input)
  const place = placeOf(input, KEYS[sort])
  if (refused(place)) return async () => ''
  const look = await lookOf(db, { kind, viewer, filter: input })
  const marks = sort === 'best' ? rankedMarks(db, look, place) : marksOf(db, look, sort, place)
  const totals = input.cursor === undefined ? totalsOf(db, look) : undefined
  return async () => markOf(await marks(), await totals?.())
}
function rankedMarks(db: Db, look: Look, place: PagePosition) {
  const places = rankedPlaces(db, look, place)
  return async () => rankMarks(await places())
}

const markOf = (marks: string, total: object = {}) => `${Object.values(total)} ${marks}`

/** A first page of the newest, or of few that are ranked, whose total nobody has counted a moment ago: both in one statement. */
async function firstPage(db: Db, look: Look, sort: Sort, place: PagePosition): Promise<{ cards: RankedRow[]; total: Total } | undefined> {
  let cards: RankedRow[] | undefined
  const total = await totalsOf(db, look, async () => {
    const found = await (sort === 'best' ? firstRanked : firstCardsAndTotal)(db, look, place)
    cards = found.cards
    return found.total
  })()
  return cards && { cards, total }
}

/** The cards of a page with their part of the ETag. */
async function cardsAt(db: Db, look: Look, sort: Sort, place: PagePosition): Promise<{ cards: RankedRow[]; marks: string }> {
  if (sort === 'best') {
    const places = await rankedPlaces(db, look, place)()
    return { cards: await rankedCards(db, look.kind, places, place.offset), marks: rankMarks(places) }
  }
  const cards = await listCards(db, look, sort, place)
  return { cards, marks: marksIn(cards) }
}

/** A page of the index: rows, total (first page only), URL of the next page and the part of the ETag. */
export async function pageOfListings<Op extends AnyOperation>(db: Db, { op, kind, viewer, input }: PageQuestion<Op>) {
  const sort = sortOf(input)
  const place = placeOf(input, KEYS[sort])
  if (refused(place)) return place
  const look = await lookOf(db, { kind, viewer, filter: input })
  const isFirst = input.cursor === undefined && input.page === 1 && (sort === 'newest' || (sort === 'best' && isFew(look)))
  const both = isFirst ? await firstPage(db, look, sort, place) : undefined
  const { cards, marks } = both ? { ...both, marks: marksIn(both.cards) } : await cardsAt(db, look, sort, place)
  const { rows, next_page_url } = pageOf(op, input, cards, keysOf[sort])
  const total = await count()
  return { rows, total: total ?? {}, next_page_url, mark: markOf(marks, total) }

  /** Later pages need no total; a first page that is not full is its own. */
  async function count() {
    if (input.cursor !== undefined) return undefined
    if (input.page === 1 && !next_page_url) return { total: rows.length, more_than_total: false }
    return both?.total ?? totalOfCards(db, look)
  }
}
