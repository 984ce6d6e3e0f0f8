import { ownMedias } from '#features/media/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { allowedType } from '../rules.ts'
import { type NewStore, nameTaken, type StoreChange, type StoreRow } from './queries.ts'

/** Validation against plan, vocabularies and other stores, before anything is written. */
export async function wrongIn(tx: Tx, viewer: Member, given: NewStore | StoreChange, before?: StoreRow) {
  const wrong = allowedType({
    type: given.type ?? (before?.type as NewStore['type'] | undefined) ?? 'individual',
    before: before?.type,
    may_business: viewer.permissions.has('my_store.business'),
  })
  if (wrong) return wrong
  if (!(await isTerm(tx, 'countries', given.country))) return refuse('store.country')
  for (const [list, values] of lists(given)) for (const code of values) if (!(await isTerm(tx, list, code))) return refuse('store.term')
  if (given.profile_media_id && !(await ownMedias(tx, viewer.id, [given.profile_media_id]))) return refuse('store.media')
  if (given.cover_media_id && !(await ownMedias(tx, viewer.id, [given.cover_media_id]))) return refuse('store.cover')
  return (await nameTaken(tx, given.name, before?.id ?? null)) ? refuse('store.name_taken') : undefined
}

const lists = ({ topic_ids, category_ids, country_ids }: NewStore | StoreChange) =>
  [
    ['topics', topic_ids ?? []],
    ['stamp_categories', category_ids ?? []],
    ['countries', country_ids ?? []],
  ] as const
