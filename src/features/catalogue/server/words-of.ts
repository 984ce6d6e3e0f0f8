import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { TypedNumber } from '../rules.ts'

/** Searchable fields of an entry. */
interface Looked {
  readonly name: string
  readonly series: string
  readonly country: string | null
  readonly year_issued: number | null
  readonly denomination: string
  readonly color: string | null
  readonly item_kind: string
  readonly designer: string
  readonly printer: string
  readonly topic_ids: readonly string[]
  readonly catalogue_number: readonly TypedNumber[]
}

/** Search words of an entry in all languages. */
export async function entryWords(db: Db): Promise<(entry: Looked) => string[]> {
  const names = await Promise.all(locales.map((locale) => termNames(db, locale)))
  return (entry) => {
    const codes: [TermList, string | null][] = [
      ['countries', entry.country],
      ['colours', entry.color],
      ['item_kinds', entry.item_kind],
      ...entry.topic_ids.map((code): [TermList, string] => ['topics', code]),
    ]
    const named = names.flatMap((nameOf) => codes.flatMap(([list, code]) => (code === null ? [] : nameOf(list, code))))
    const numbers = entry.catalogue_number.map(({ number }) => number)
    return wordsIn([entry.name, entry.series, entry.denomination, `${entry.year_issued ?? ''}`, entry.designer, entry.printer, ...numbers, ...named])
  }
}
