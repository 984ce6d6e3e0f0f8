import { countriesListed } from '#features/listings/server/public.ts'
import { productSubject } from '#features/products/contract.ts'
import { countriesLike } from '#features/vocabularies/server/public.ts'
import { mayDo } from '#kernel/permission.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { SearchHit } from '#kernel/search/search-hit.ts'
import { plain } from '#server/db/word-search.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { type SearchKind, titleBegins } from '#server/slices/search-kind.ts'
import { searches } from '../contract.ts'
import { type KindFound, mixed } from '../rules.ts'
import { offeredKinds } from './kinds.ts'

/** Countries beside the hits. */
const COUNTRIES = 2
/** Countries read before those without anything for sale are removed. */
const WINDOW = 24

type Question = QueryContext<typeof searches.suggest>
interface Found {
  readonly data: readonly SearchHit[]
  readonly countries: readonly { code: string; name: string }[]
}

/** Hits of all kinds or of one; without any, those of the nearest spelling. */
export const suggest = query(searches.suggest, async (question) => {
  const typed = plain(question.input.search.trim())
  const kinds = await wantedKinds(question)
  if (refused(kinds)) return kinds
  if (!typed) return { search: { data: [], countries: [], meant: null } }
  const found = await foundBy(question, kinds, typed)
  if (!isEmpty(found)) return { search: { ...shaped(found), meant: null } }
  const context = contextOf(question)
  for (const spellings of await spellersFor(question, kinds))
    for (const meant of await spellings(context, typed)) {
      const others = await foundBy(question, kinds, meant)
      if (!isEmpty(others)) return { search: { ...shaped(others), meant } }
    }
  return { search: { ...shaped(found), meant: null } }
})

const isEmpty = ({ data, countries }: Found) => !(data.length || countries.length)
const shaped = ({ data, countries }: Found) => ({ data: [...data], countries: [...countries] })
const contextOf = ({ db, tools: { files }, requester: { locale }, viewer }: Question) => ({ db, files, locale, viewer: viewer.id })

/** Who knows near words: the kinds themselves, or for a kind that keeps none all others. */
async function spellersFor({ db, tools, requester }: Question, kinds: readonly SearchKind[]) {
  const own = kinds.flatMap(({ spellings }) => spellings ?? [])
  return own.length ? own : (await offeredKinds(db, tools, requester.locale)).flatMap(({ kind }) => kind.spellings ?? [])
}

/** The chosen kind, or all that this viewer may search. */
async function wantedKinds({ db, tools, viewer, requester, input: { searchable_type: chosen } }: Question) {
  const offered = await offeredKinds(db, tools, requester.locale)
  const may = ({ permission }: SearchKind) => permission === undefined || mayDo(viewer.permissions, permission)
  // Kinds with most room first: what is on the market, then people and collections.
  if (chosen === undefined) return offered.flatMap(({ kind }) => (may(kind) && kind.most > 0 ? [kind] : [])).sort((a, b) => b.most - a.most)
  const found = offered.find(({ code }) => code === chosen)?.kind
  if (!found) return refuse('search.unknown_kind')
  return may(found) ? [found] : []
}

async function foundBy(question: Question, kinds: readonly SearchKind[], typed: string): Promise<Found> {
  const { page_size, searchable_type } = question.input
  const context = contextOf(question)
  const countries = searchable_type === undefined ? await countriesFor(question, typed) : []
  const claimed = kinds.filter(({ claims }) => claims?.(typed))
  const found = await Promise.all(
    (claimed.length ? claimed : kinds).map(async (kind): Promise<KindFound> => {
      const hits = await kind.find(context, typed, searchable_type === undefined ? kind.most : page_size)
      return { hits, is_named: kind.by_name === true || hits.some((hit) => titleBegins(typed, hit)) }
    }),
  )
  return { countries, data: mixed(found, Math.max(page_size - countries.length, 0)) }
}

async function countriesFor({ db, requester: { locale }, input: { page_size } }: Question, typed: string) {
  const like = (await countriesLike(db, locale, typed)).slice(0, WINDOW)
  const codes = like.map(({ code }) => code)
  const sold = await countriesListed(db, productSubject.type, codes)
  return like.filter(({ code }) => sold.has(code)).slice(0, Math.min(COUNTRIES, page_size))
}
