import * as z from 'zod/mini'
import type { InputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { catalogue } from '../contract.ts'
import { numberIn, yearsWanted } from '../rules.ts'
import { entriesWanted, keysOf, listEntries, type Wanted } from './queries.ts'
import { entryViews } from './view.ts'

const BY_YEAR = z.tuple([z.int(), z.uuid()])
const BY_ID = z.tuple([z.uuid()])

export const list = read(catalogue.list, async ({ input, asker, db, tools }) => {
  const { sort } = input
  const place = sort === 'added' ? placeOf(input, BY_ID) : placeOf(input, BY_YEAR)
  if (refused(place)) return place
  const wanted = wantedOf(input)
  const { rows, next_page_url } = pageOf(catalogue.list, input, await listEntries(db, wanted, sort, place), (row) => keysOf(row, sort))
  const total = input.cursor === undefined ? await totalOf(db, entriesWanted(db, wanted).clearSelect().select('e.id')) : {}
  return { entries: { data: await entryViews(db, tools.files, asker.locale, rows), ...total, next_page_url } }
})

/** A number that stands among the words is one that is asked for. */
function wantedOf({ search, catalogue_type, catalogue_number, item_kind, country, topic_ids, ...years }: InputOf<typeof catalogue.list>): Wanted {
  const { number, words } = numberIn(search)
  const asked = catalogue_number === undefined ? [] : [{ type: catalogue_type, number: catalogue_number }]
  return { words, numbers: number ? [...asked, number] : asked, item_kind, country, topic_ids, years: yearsWanted(years) }
}
