import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { numberAsked } from '#features/stamp-items/contract.ts'
import { FIRST_YEAR } from '#kernel/measures.ts'
import { plain, wordsAsked } from '#server/db/word-search.ts'
import { yearsOf } from '../find/filter.ts'
import { facet, plainNumber } from './found-by.ts'

type Where = RawBuilder<SqlBool>
/** Filters that a listing keeps as `name:code`. */
export const describedBy = [
  'item_kind',
  'country',
  'condition',
  'grade',
  'color',
  'quality',
  'format',
  'topic_ids',
  'category_ids',
  'shipping_option',
  'denomination',
] as const
type Described = { readonly [Name in (typeof describedBy)[number]]?: readonly string[] | undefined }
interface Years {
  readonly years?: string | undefined
  readonly year_issued?: number | undefined
  readonly year_from?: number | undefined
  readonly year_to?: number | undefined
}
const LAST_YEAR = 2200
const NONE = { years: undefined, year_issued: undefined, year_from: undefined, year_to: undefined }

/** Any value within a filter, all filters together. */
export const facetsAsked = (column: RawBuilder<unknown>, asked: Described): Where[] =>
  describedBy.flatMap((name) => {
    const codes = asked[name] ?? []
    return codes.length ? [sql<SqlBool>`${column} && ${codes.map((code) => facet(name, code))}::text[]`] : []
  })

/** A band of years and a single year, both inclusive; of several items one within them is enough. */
export function yearsAsked(column: RawBuilder<unknown>, asked: Years): Where[] {
  const { from, to } = yearsOf({ ...NONE, ...asked })
  if (from === undefined && to === undefined) return []
  const [first, last] = [Math.max(from ?? FIRST_YEAR, FIRST_YEAR), Math.min(to ?? LAST_YEAR, LAST_YEAR)]
  const span = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => facet('year', first + at))
  return [sql<SqlBool>`${column} && ${span}::text[]`]
}

/** Every word; the last one may be the beginning of one. */
export const wordsWanted = (column: RawBuilder<unknown>, search: string): Where[] =>
  wordsAsked(search).map(({ word, open }) =>
    open
      ? sql<SqlBool>`exists (select from unnest(${column}) as w(word) where starts_with(w.word, ${word}))`
      : sql<SqlBool>`${column} @> array[${word}]::text[]`,
  )

/** `{"type":"scott","number":"240"}`, `scott:240`, `scott 240` or the bare number in any catalogue. */
export function numberWanted(column: RawBuilder<unknown>, text: string): Where {
  const { type, number } = numberAsked(text)
  return sql<SqlBool>`${column} @> array[${type === undefined ? plainNumber(number) : `${plain(type)} ${plainNumber(number)}`}]::text[]`
}
