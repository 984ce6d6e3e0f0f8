import { entryNames } from '#features/catalogue/server/public.ts'
import { ownMedias } from '#features/media/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { stampItems } from '../contract.ts'
import { codesOf, countable, isDistinct } from '../rules.ts'

/** What a form can get wrong about an item, before anything is kept. */
export async function wrongIn(tx: Tx, member_id: MemberId, given: InputOf<typeof stampItems.create>) {
  for (const { list, value, code } of codesOf(given)) if (!(await isTerm(tx, list, value))) return refuse(code)
  if (given.catalogue_entry_id && !(await entryNames(tx, [given.catalogue_entry_id])).length) return refuse('stamp_item.catalogue_entry')
  if (!isDistinct(given.media_ids) || !(await ownMedias(tx, member_id, given.media_ids))) return refuse('stamp_item.media')
  return countable(given.quantity_owned)
}
