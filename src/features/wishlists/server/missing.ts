import * as z from 'zod/mini'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { entryViews } from '#features/catalogue/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { wishlists } from '../contract.ts'
import { lackedPage, sumsOf, unwantedIds } from './queries-missing.ts'

const KEYS = z.tuple([CountKey, z.uuid()])

/** What a set still lacks, as one would tick it off in a printed catalogue. */
export const missing = query(wishlists.missing, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const sums = await sumsOf(db, viewer.id, input)
  if (sums.total === 0) return refuse('wish.no_group')
  const found = await lackedPage(db, viewer.id, input, place)
  const { rows, next_page_url } = pageOf(wishlists.missing, input, found, (row) => [row.year_order, row.id])
  const nameOf = await termNames(db, requester.locale)
  return {
    entries: { data: await entryViews(db, tools.files, requester.locale, rows), total: sums.total - sums.have, next_page_url },
    name: input.by === 'country' ? nameOf('countries', input.code) : input.code,
    country: input.by === 'set' && input.country !== undefined ? nameOf('countries', input.country) : null,
    ...sums,
    unwanted: (await unwantedIds(db, viewer.id, input)) as CatalogueEntryId[],
    member_id: viewer.id,
  }
})
