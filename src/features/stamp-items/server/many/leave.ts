import { unuseAllOf } from '#features/media/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { concealPictures, usePicturesOf } from '../pictures.ts'
import { ownRows } from '../queries.ts'
import type { ItemRow } from '../queries-rows.ts'
import { bringBack, dropLostPictures, soldAmong, takeOutMany } from './queries-many.ts'

/** Items of which nothing is promised leave the collection, with their pictures' public addresses. The caller holds their locks. */
export async function takeOutOwn(tx: Tx, rows: readonly ItemRow[]) {
  await takeOutMany(
    tx,
    rows.map(({ id }) => id),
  )
  const sold = await soldAmong(
    tx,
    rows.map(({ id }) => id),
  )
  const whole = rows.filter(({ id }) => !sold.has(id))
  await unuseAllOf(
    tx,
    'stamp_item',
    whole.map(({ id }) => id),
  )
  await concealPictures(
    tx,
    whole.flatMap(({ media_ids }) => media_ids),
  )
}

/** Deleted items that `trashRows` knows come back with the pictures that are still there. */
export async function bringBackOwn(tx: Tx, ids: readonly string[], member_id: Id<'members'>) {
  await dropLostPictures(tx, ids)
  await bringBack(tx, ids)
  await usePicturesOf(tx, await ownRows(tx, ids, member_id))
}
