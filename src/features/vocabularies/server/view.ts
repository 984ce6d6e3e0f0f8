import * as z from 'zod/mini'
import type { Locale } from '#kernel/locale.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { vocabularies } from '../contract.ts'
import type { TermRow } from './queries.ts'

export const termView = (row: TermRow, locale: Locale) => ({ ...row, name: row[locale] })

type TermListOperation = typeof vocabularies.countries | typeof vocabularies.topics

/** One page of a list in memory; the cursor is the last code. */
export function termPage(op: TermListOperation, input: InputOf<TermListOperation>, found: readonly TermRow[], locale: Locale) {
  const place = placeOf(input, z.tuple([z.string()]))
  if (refused(place)) return place
  const start = place.after ? found.findIndex(({ code }) => code === place.after![0]) + 1 : place.offset
  if (place.after && start === 0) return refuse('input.form')
  const { rows, next_page_url } = pageOf(op, input, found.slice(start, start + place.limit), ({ code }) => [code])
  return { data: rows.map((row) => termView(row, locale)), total: found.length, next_page_url }
}
