import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { Db } from '../db/db.ts'

/** What saved searches may ask of a listing; the same values as the filters of its list. */
export interface AlertListing {
  /** The kind, as `searchable_type` names it. */
  readonly type: string
  readonly subject_type: string
  readonly id: string
  readonly member_id: string
  readonly title: string
  /** Search words, folded. */
  readonly words: readonly string[]
  readonly facets: Readonly<Record<string, readonly string[]>>
  readonly year: number | null
  /** Minor units. */
  readonly price: number | null
  /** Spoken numbers: of the listing, and of its store. */
  readonly numbers: readonly number[]
  readonly store_id: string | null
  readonly productable_type: string | null
}

/** A kind of listing that saved searches find, registered by its slice under `alertSources`. */
export interface AlertSource<E extends AnyEvent = AnyEvent> {
  readonly type: string
  /** Filters of the list that its listings answer to; a search with another one is refused. */
  readonly filters: readonly string[]
  /** URL of the list with these filters. */
  readonly hrefOf: (filters: Readonly<Record<string, unknown>>) => string
  /** After this event something may be listed anew. */
  readonly event: E
  readonly when: (data: DataOf<E>) => boolean
  /** Nothing if it is not on the market any more. */
  readonly find: (db: Db, data: DataOf<E>) => Promise<AlertListing | undefined>
}
export const alertSource = <E extends AnyEvent>(source: AlertSource<E>): AlertSource => source as unknown as AlertSource

/** What a listing has beside its words and facets, for kinds that are in no store. */
export const NOT_IN_A_STORE = { store_id: null, productable_type: null, numbers: [] } as const

/** Facets that are kept as `name:code`. */
export function facetsIn(kept: readonly string[]): Record<string, string[]> {
  const pairs = kept.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)] as const)
  const grouped = Object.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(Object.entries(grouped).map(([name, found = []]) => [name, found.map(([, code]) => code)]))
}
