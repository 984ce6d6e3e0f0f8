import type { Locale } from '#kernel/locale.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import type { TermList } from './lists.ts'
import { readTerms, type TermRow } from './queries.ts'

interface Terms {
  readonly named: ReadonlyMap<string, ReadonlyMap<string, TermRow>>
  /** Without retired terms, in the order of their lists. */
  readonly offered: ReadonlyMap<string, readonly TermRow[]>
}

const TERMS = cacheRule<Terms>({ name: 'terms', ttl_ms: Number.POSITIVE_INFINITY, most: 1 })

/** Terms change only with a new version of the product, so they are read once. */
const openTerms = (db: Db): Promise<Terms> => cacheOf(db).fetch(TERMS, '', () => readTerms(db).then(arrange))

function arrange(rows: readonly TermRow[]): Terms {
  const lists = [...Map.groupBy(rows, (row) => row.list)]
  return {
    named: new Map(lists.map(([list, of]) => [list, new Map(of.map((row) => [row.code, row]))])),
    offered: new Map(lists.map(([list, of]) => [list, of.filter((row) => !row.is_retired)])),
  }
}

/** Stable identity: always the same array, so that results can be memoized by it. */
export const termsOf = async (db: Db, list: TermList): Promise<readonly TermRow[]> => (await openTerms(db)).offered.get(list) ?? []

/** Names in this language; an unknown code is its own name. */
export async function termNames(db: Db, locale: Locale): Promise<(list: TermList, code: string) => string> {
  const { named } = await openTerms(db)
  return (list, code) => named.get(list)?.get(code)?.[locale] ?? code
}

/** Abbreviations, the same in all languages: `Yt` for a catalogue; without one, the English name. */
export async function termSymbols(db: Db): Promise<(list: TermList, code: string) => string> {
  const { named } = await openTerms(db)
  return (list, code) => {
    const term = named.get(list)?.get(code)
    return term?.symbol ?? term?.en ?? code
  }
}

/** True if the term exists and is not retired. */
export async function isTerm(db: Db, list: TermList, code: string): Promise<boolean> {
  const term = (await openTerms(db)).named.get(list)?.get(code)
  return term !== undefined && !term.is_retired
}

/** Parent of a term: the colour of a shade, the kind of a catalogue. */
export async function groupOf(db: Db, list: TermList, code: string): Promise<string | null> {
  return (await openTerms(db)).named.get(list)?.get(code)?.parent ?? null
}
