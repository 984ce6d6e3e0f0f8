import { parse } from 'zod/v4/core'
import type { StoreId } from '#features/stores/contract.ts'
import { storesNamed, storesNumbered } from '#features/stores/server/public.ts'
import { countriesLike, termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { plain } from '#server/db/word-search.ts'
import { query } from '#server/operations/slice.ts'
import { products } from '../contract.ts'
import { rankedCards, rankedPlaces } from './best/queries-best.ts'
import type { ProductFilter } from './filter.ts'
import { meantBy } from './meant.ts'
import { type CardRow, cardsAmong } from './queries-find.ts'
import { countriesOnSale, newestOfNames } from './queries-names.ts'
import type { Statistics } from './queries-statistics.ts'
import { statistics } from './statistics.ts'
import { cardView, keptMedia } from './view.ts'

const COUNTRIES = 2
/** Beside what is for sale; all the room there is, when only stores are wanted. */
const STORES = 2
const NONE: readonly never[] = []
/** Looked at before those of the same name are left out. */
const WINDOW = 24

/** A store's number as it is written, as far as it has been typed. */
const STORE_NUMBER = /^st-(\d{0,8})$/

/** What the header offers while somebody types; where nothing is found, what is found by the nearest spelling. */
export const suggest = query(products.suggest, async ({ input, viewer, requester: { locale }, db, tools: { files } }) => {
  const typed = plain(input.search.trim())
  if (!typed) return { suggestions: { countries: [], stores: [], products: [], meant: null } }
  const wish = { db, locale, viewer: viewer.id, only: input.searchable_type, most: input.page_size }
  const market = await statistics(db)
  let [meant, found] = [null as string | null, await foundBy(wish, typed, market)]
  for (const spelling of isEmpty(found) ? await meantBy(db, typed, market) : []) {
    found = await foundBy(wish, spelling, market)
    if (isEmpty(found)) continue
    meant = spelling
    break
  }
  const nameOf = await termNames(db, locale)
  const { countries, stores, cards } = found
  const room = Math.max(input.page_size - countries.length - stores.length, 0)
  const shown = cards.slice(0, room).map((row) => cardView(files, nameOf, { ...row, media: keptMedia(row.media) }))
  return { suggestions: { countries, stores: stores.map((store) => ({ ...store, id: store.id as StoreId })), products: shown, meant } }
})

interface Wish {
  readonly db: Db
  readonly locale: Locale
  readonly viewer: string | null
  readonly only: 'Product' | 'Store' | undefined
  readonly most: number
}
type Found = Awaited<ReturnType<typeof foundBy>>
const isEmpty = ({ countries, stores, cards }: Found) => !(countries.length || stores.length || cards.length)

/** Countries, stores, and products whose name begins so before those that have the words somewhere. */
async function foundBy({ db, locale, viewer, only, most }: Wish, typed: string, market: Statistics) {
  const number = STORE_NUMBER.exec(typed.replace(/\s/g, ''))?.[1]
  const many = only ? most : STORES
  if (number !== undefined) return { countries: [], stores: only === 'Product' ? [] : await storesNumbered(db, viewer, number, many), cards: [] }
  const [countries, stores, cards] = await Promise.all([
    only === 'Store' ? NONE : countriesFor(db, locale, typed),
    only === 'Product' ? NONE : storesNamed(db, viewer, typed, many),
    only === 'Store' ? NONE : cardsFor(db, viewer, typed, market),
  ])
  return { countries: [...countries], stores: [...stores], cards: [...cards] }
}

async function countriesFor(db: Db, locale: Locale, typed: string) {
  const like = (await countriesLike(db, locale, typed)).slice(0, WINDOW)
  const sold = await countriesOnSale(
    db,
    like.map(({ code }) => code),
  )
  return like.filter(({ code }) => sold.has(code)).slice(0, COUNTRIES)
}

/** One row per name: the newest whose whole name begins as it was typed, then the best matches of its words. */
async function cardsFor(db: Db, viewer: string | null, typed: string, market: Statistics): Promise<CardRow[]> {
  const look = { viewer, filter: parse(products.list.input, {}) as ProductFilter, market }
  const ids = await newestOfNames(db, typed, WINDOW)
  const begin = ids.length ? await cardsAmong(db, look, ids) : []
  const worded = { ...look, filter: { ...look.filter, search: typed } }
  const found = begin.length >= WINDOW ? [] : await rankedCards(db, await rankedPlaces(db, worded, { after: undefined, offset: 0, limit: WINDOW })())
  const kept = new Map<string, CardRow>()
  for (const row of [...begin.sort((a, b) => ids.indexOf(a.product_id) - ids.indexOf(b.product_id)), ...found]) {
    const name = plain(row.name)
    if (!kept.has(name)) kept.set(name, row)
  }
  return [...kept.values()]
}
