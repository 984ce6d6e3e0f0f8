import { parse } from 'zod/v4/core'
import type { StoreId } from '#features/stores/contract.ts'
import { storesBeginning } from '#features/stores/server/public.ts'
import { countriesLike, termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db.ts'
import { read } from '#server/run/handle.ts'
import { plain } from '#server/word-search.ts'
import { products } from '../contract.ts'
import { marketNow } from './market-now.ts'
import { type CardRow, cardsAmong, listCards } from './queries-find.ts'
import { countriesOnSale, newestOfNames } from './queries-names.ts'
import { cardView, keptMedia } from './view.ts'
import type { Filter } from './wanted.ts'

const COUNTRIES = 2
/** Beside what is for sale; all the room there is, when only stores are wanted. */
const STORES = 2
const NONE: readonly never[] = []
/** Looked at before those of the same name are left out. */
const WINDOW = 24

/** What the header offers while somebody types: countries, stores, and products whose name begins so before those that have the words somewhere. */
export const suggest = read(products.suggest, async ({ input, viewer, asker: { locale }, db, tools: { files } }) => {
  const typed = plain(input.search.trim())
  if (!typed) return { suggestions: { countries: [], stores: [], products: [] } }
  const only = input.searchable_type
  const [countries, stores, cards, nameOf] = await Promise.all([
    only === 'Store' ? NONE : countriesFor(db, locale, typed),
    only === 'Product' ? NONE : storesBeginning(db, viewer.id, typed, only ? input.page_size : STORES),
    only === 'Store' ? NONE : cardsFor(db, viewer.id, typed, input.page_size),
    termNames(db, locale),
  ])
  const room = input.page_size - countries.length - stores.length
  return {
    suggestions: {
      countries: [...countries],
      stores: stores.map((store) => ({ ...store, id: store.id as StoreId })),
      products: cards.slice(0, Math.max(room, 0)).map((row) => cardView(files, nameOf, { ...row, media: keptMedia(row.media) })),
    },
  }
})

async function countriesFor(db: Db, locale: Locale, typed: string) {
  const like = (await countriesLike(db, locale, typed)).slice(0, WINDOW)
  const sold = await countriesOnSale(
    db,
    like.map(({ code }) => code),
  )
  return like.filter(({ code }) => sold.has(code)).slice(0, COUNTRIES)
}

/** One row per name. */
async function cardsFor(db: Db, viewer: string | null, typed: string, most: number): Promise<CardRow[]> {
  const look = { viewer, filter: parse(products.list.input, {}) as Filter, market: await marketNow(db) }
  const ids = await newestOfNames(db, typed, WINDOW)
  const begin = ids.length ? await cardsAmong(db, look, ids) : []
  const worded = { ...look, filter: { ...look.filter, search: typed } }
  const found = begin.length >= most ? [] : await listCards(db, worded, 'newest', { after: undefined, offset: 0, limit: WINDOW })
  const kept = new Map<string, CardRow>()
  for (const row of [...begin.sort((a, b) => ids.indexOf(a.product_id) - ids.indexOf(b.product_id)), ...found]) {
    const name = plain(row.name)
    if (!kept.has(name)) kept.set(name, row)
  }
  return [...kept.values()]
}
