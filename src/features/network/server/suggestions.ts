import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { network } from '../contract.ts'
import { alike, others, type Suggested } from './queries-suggest.ts'
import { personView } from './view.ts'

const LISTS: Record<Suggested['interests'][number]['kind'], TermList> = { country: 'countries', category: 'stamp_categories', topic: 'topics' }

export const suggestions = query(network.suggestions, async ({ input, viewer, db, tools, requester: { locale } }) => {
  const [near, nameOf] = [await alike(db, viewer.id, input.page_size), await termNames(db, locale)]
  const room = input.page_size - near.length
  const known = near.map(({ id }) => id)
  const all = room > 0 ? [...near, ...(await others(db, viewer.id, { sources: tools.suggests, except: known, limit: room }))] : near
  return {
    suggestions: all.map(({ interests, why, count, shared, ...row }) => ({
      user: personView(row),
      ...{ why, count, shared },
      reasons: interests.map(({ kind, code }) => ({ kind, code, name: nameOf(LISTS[kind], code) })),
    })),
  }
})
