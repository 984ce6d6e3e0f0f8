import type { Locale } from '#kernel/locale.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import type { TermList } from './lists.ts'
import { readTerms, type TermRow } from './queries.ts'

interface Terms {
  readonly named: ReadonlyMap<string, ReadonlyMap<string, TermRow>>
  /** Without those retired, in the order of their lists. */
  readonly offered: ReadonlyMap<string, readonly TermRow[]>
}

const TERMS = cacheRule<Terms>({ name: 'terms', ttl_ms: Number.POSITIVE_INFINITY, most: 1 })

/** Terms change only with a new version of the product: they are read once, at their first use. */
const openTerms = (db: Db): Promise<Terms> => cacheOf(db).fetch(TERMS, '', () => readTerms(db).then(arrange))

function arrange(rows: readonly TermRow[]): Terms {
  const lists = [...Map.groupBy(rows, (row) => row.list)]
  return {
    named: new Map(lists.map(([list, of]) => [list, new Map(of.map((row) => [row.code, row]))])),
    offered: new Map(lists.map(([list, of]) => [list, of.filter((row) => !row.is_retired)])),
  }
}

/** The list as it is offered; always the same array, so that what is made of it may be kept with it. */
export const termsOf = async (db: Db, list: TermList): Promise<readonly TermRow[]> => (await openTerms(db)).offered.get(list) ?? []

/** Names in a reader's language; a code that nobody knows names itself. */
export async function termNames(db: Db, locale: Locale): Promise<(list: TermList, code: string) => string> {
  const { named } = await openTerms(db)
  return (list, code) => named.get(list)?.get(code)?.[locale] ?? code
}

/** Short names, the same in every language: `Yt` for a catalogue; what has none is called as in English. */
export async function termSymbols(db: Db): Promise<(list: TermList, code: string) => string> {
  const { named } = await openTerms(db)
  return (list, code) => {
    const term = named.get(list)?.get(code)
    return term?.symbol ?? term?.en ?? code
  }
}

/** May this be chosen now? */
export async function isTerm(db: Db, list: TermList, code: string): Promise<boolean> {
  const term = (await openTerms(db)).named.get(list)?.get(code)
  return term !== undefined && !term.is_retired
}

/** What a term belongs to: a shade to its colour, a catalogue to its kind. */
export async function groupOf(db: Db, list: TermList, code: string): Promise<string | null> {
  return (await openTerms(db)).named.get(list)?.get(code)?.parent ?? null
}
