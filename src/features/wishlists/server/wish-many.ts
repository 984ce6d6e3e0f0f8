import { type CatalogueEntryId, catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { entryNames } from '#features/catalogue/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { wishChanged, wishlists } from '../contract.ts'
import { MOST_WISHES } from '../rules.ts'
import { countWishes, dropEntries, keepEntries, wishedOf } from './queries.ts'

/** A whole set in one press, and back by another. Under the member’s lock, so that the limit holds for presses at once. */
export const wishMany = command(wishlists.wishMany, async ({ input: { catalogue_entry_ids, is_wished }, viewer, tx, emit }) => {
  const asked = [...new Set(catalogue_entry_ids)]
  await lock(tx, 'members', [viewer.id])
  const before = new Set(await wishedOf(tx, viewer.id, catalogueEntrySubject.name, asked))
  const changed = asked.filter((id) => before.has(id) !== is_wished)
  if (is_wished) {
    if ((await entryNames(tx, asked)).length < asked.length) return refuse('wish.entries')
    if ((await countWishes(tx, viewer.id)) + changed.length > MOST_WISHES) return refuse('wish.many')
    await keepEntries(tx, viewer.id, changed)
  } else await dropEntries(tx, viewer.id, changed)
  if (changed.length) emit(wishChanged, { member_id: viewer.id })
  return { changed: changed as CatalogueEntryId[], wish_list_count: await countWishes(tx, viewer.id) }
})
