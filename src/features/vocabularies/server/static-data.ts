import { query } from '#server/operations/slice.ts'
import { vocabularies } from '../contract.ts'
import { termLists } from './lists.ts'
import { termsOf } from './terms.ts'
import { termView } from './view.ts'

export const staticData = query(vocabularies.staticData, async ({ input, requester, db }) => {
  const wanted = new Set(input.codes)
  const lists = await Promise.all(
    input.types.map(async (list) => {
      const terms = await termsOf(db, termLists[list])
      const chosen = wanted.size ? terms.filter(({ code }) => wanted.has(code)) : terms
      return [list, chosen.map((row) => termView(row, requester.locale))] as const
    }),
  )
  return { data: Object.fromEntries(lists) }
})
