import { query } from '#server/operations/slice.ts'
import { catalogue } from '../contract.ts'
import { plainNumber } from '../rules.ts'
import { entriesById } from './queries.ts'
import { entriesNumbered } from './queries-numbers.ts'
import { entryViews } from './view.ts'

/** More than three issues of one number are no find: then the country is missing. */
const SOME = 3

export const findNumbers = query(catalogue.findNumbers, async ({ input: { catalogue_type, country, numbers }, requester, db, tools }) => {
  const asked = new Map(numbers.map((number) => [plainNumber(number), number]))
  const found = await entriesNumbered(db, { type: catalogue_type, country, plain: [...asked.keys()], most: SOME })
  const rows = await entriesById(db, [...new Set(found.map(({ id }) => id))])
  const views = new Map((await entryViews(db, tools.files, requester.locale, rows)).map((entry) => [entry.id as string, entry]))
  return {
    found: numbers.map((number) => ({
      number,
      entries: found.filter(({ plain }) => plain === plainNumber(number)).flatMap(({ id }) => views.get(id) ?? []),
    })),
  }
})
