import { countriesListed, meantBy, suggestedListings } from '#features/listings/server/public.ts'
import { productSubject } from '#features/products/contract.ts'
import { listingView } from '#features/products/server/public.ts'
import { storesNamed, storesNumbered } from '#features/stores/server/public.ts'
import { countriesLike, termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { plain } from '#server/db/word-search.ts'
import { query } from '#server/operations/slice.ts'
import { searches } from '../contract.ts'

const COUNTRIES = 2
/** Stores shown beside products; all rows if only stores are wanted. */
const STORES = 2
const NONE: readonly never[] = []
/** Rows read before stores and countries without anything for sale are removed. */
const WINDOW = 24
const kind = productSubject.type

/** Beginning of a store number. */
const STORE_NUMBER = /^st-(\d{0,8})$/

/** Typeahead of the header; without results, those of the nearest spelling. */
export const suggest = query(searches.suggest, async ({ input, viewer, requester: { locale }, db, tools: { files } }) => {
  const typed = plain(input.search.trim())
  if (!typed) return { suggestions: { countries: [], stores: [], products: [], meant: null } }
  const wish = { db, locale, viewer: viewer.id, only: input.searchable_type, most: input.page_size }
  let [meant, found] = [null as string | null, await foundBy(wish, typed)]
  for (const spelling of isEmpty(found) ? await meantBy(db, kind, typed) : []) {
    found = await foundBy(wish, spelling)
    if (isEmpty(found)) continue
    meant = spelling
    break
  }
  const nameOf = await termNames(db, locale)
  const { countries, stores, cards } = found
  const room = Math.max(input.page_size - countries.length - stores.length, 0)
  const shown = cards.slice(0, room).map((row) => listingView(files, nameOf, row))
  return { suggestions: { countries, stores, products: shown, meant } }
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

/** Countries, stores and products: names with this prefix before those that contain the words. */
async function foundBy({ db, locale, viewer, only, most }: Wish, typed: string) {
  const number = STORE_NUMBER.exec(typed.replace(/\s/g, ''))?.[1]
  const many = only ? most : STORES
  if (number !== undefined) return { countries: [], stores: only === 'Product' ? [] : await storesNumbered(db, viewer, number, many), cards: [] }
  const [countries, stores, cards] = await Promise.all([
    only === 'Store' ? NONE : countriesFor(db, locale, typed),
    only === 'Product' ? NONE : storesNamed(db, viewer, typed, many),
    only === 'Store' ? NONE : suggestedListings(db, { kind, viewer, typed }),
  ])
  return { countries: [...countries], stores: [...stores], cards: [...cards] }
}

async function countriesFor(db: Db, locale: Locale, typed: string) {
  const like = (await countriesLike(db, locale, typed)).slice(0, WINDOW)
  const sold = await countriesListed(
    db,
    kind,
    like.map(({ code }) => code),
  )
  return like.filter(({ code }) => sold.has(code)).slice(0, COUNTRIES)
}
