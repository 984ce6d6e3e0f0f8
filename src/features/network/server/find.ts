import * as z from 'zod/mini'
import { type TermList, termNames } from '#features/vocabularies/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/paging.ts'
import { read } from '#server/run/handle.ts'
import { network } from '../contract.ts'
import { plain } from './plain.ts'
import { alike, findPeople, popular, type Suggested } from './queries-find.ts'
import { personView } from './view.ts'

export const find = read(network.find, async ({ input, viewer, db }) => {
  const place = placeOf(input, z.tuple([z.string(), z.uuid()]))
  if (refused(place)) return place
  const found = await findPeople(db, viewer.id, plain(input.search), place)
  const { rows, next_page_url } = pageOf(network.find, input, found, (row) => [row.key.slice(0, LONGEST_KEY), row.id])
  return { users: { data: rows.map(personView), next_page_url }, viewer_id: viewer.id }
})
const LONGEST_KEY = 121

const LISTS: Record<Suggested['interests'][number]['kind'], TermList> = { country: 'countries', category: 'stamp_categories', topic: 'topics' }

export const suggestions = read(network.suggestions, async ({ input, viewer, db, asker: { locale } }) => {
  const [near, nameOf] = [await alike(db, viewer.id, input.page_size), await termNames(db, locale)]
  const room = input.page_size - near.length
  const known = near.map(({ id }) => id)
  const all = room > 0 ? [...near, ...(await popular(db, viewer.id, known, room))] : near
  return {
    suggestions: all.map(({ interests, shared, ...row }) => ({
      user: personView(row),
      shared,
      reasons: interests.map(({ kind, code }) => ({ kind, code, name: nameOf(LISTS[kind], code) })),
    })),
  }
})
