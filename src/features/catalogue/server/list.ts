import * as z from 'zod/mini'
import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { CountKey } from '#server/db/row-keys.ts'
import { query } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { numberIn, yearsWanted } from '../rules.ts'
import { meantWords } from './meant-words.ts'
import { type EntryFilter, entriesWanted, keysOf, listEntries } from './queries.ts'
import { entryViews } from './view.ts'

const BY_YEAR = z.tuple([CountKey, z.uuid()])
const BY_ID = z.tuple([z.uuid()])

export const list = query(catalogue.list, async ({ input, requester, db, tools }) => {
  const { sort } = input
  const place = sort === 'added' ? placeOf(input, BY_ID) : placeOf(input, BY_YEAR)
  if (refused(place)) return place
  const wanted = wantedOf(input)
  const { rows, next_page_url } = pageOf(catalogue.list, input, await listEntries(db, wanted, sort, place), (row) => keysOf(row, sort))
  const total = input.cursor === undefined ? await totalOf(db, entriesWanted(db, wanted).clearSelect().select('e.id')) : {}
  const isEmpty = rows.length === 0 && input.page === 1 && input.cursor === undefined
  const meant = isEmpty ? await meantWords(db, input, wantedOf) : null
  return { entries: { data: await entryViews(db, tools.files, requester.locale, rows), ...total, next_page_url }, meant }
})

/** A number that stands among the words is one that is asked for. */
function wantedOf({
  search,
  catalogue_type,
  catalogue_number,
  item_kind,
  country,
  topic_ids,
  ...years
}: InputOf<typeof catalogue.list>): EntryFilter {
  const { number, words } = numberIn(search)
  const asked = catalogue_number === undefined ? [] : [{ type: catalogue_type, number: catalogue_number }]
  return { words, numbers: number ? [...asked, number] : asked, item_kind, country, topic_ids, years: yearsWanted(years) }
}
