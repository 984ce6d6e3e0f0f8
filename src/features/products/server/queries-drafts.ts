import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { productRows } from './queries.ts'

export interface DraftFilter {
  readonly member_id: Id<'members'> | null
  readonly search: string
  readonly store_id?: Id<'stores'> | undefined
  readonly productable_type?: 'StampItem' | 'Supply' | undefined
}
const NOT_SHOWN = ['draft', 'scheduled'] as const

/** Words are looked for in the names: a member has few drafts, found by the index of the seller. */
export function draftsWanted(db: Db, { member_id, search, store_id, productable_type }: DraftFilter) {
  let wanted = productRows(db)
    .where('member_id', '=', member_id as Id<'members'>)
    .where('status', 'in', NOT_SHOWN)
  if (store_id) wanted = wanted.where('store_id', '=', store_id)
  if (productable_type) wanted = wanted.where('productable_type', '=', productable_type)
  for (const word of search.split(/\s+/).filter(Boolean)) wanted = wanted.where('name', 'ilike', containing(word))
  return wanted
}
export const listDrafts = (db: Db, filter: DraftFilter, place: PagePosition<readonly [string]>) =>
  draftsWanted(db, filter)
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
