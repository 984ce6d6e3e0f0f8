import { type Insertable, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StampItemId, stampItems } from '../contract.ts'
import { numberKey } from '../rules-numbers.ts'

export type NewItem = InputOf<typeof stampItems.create>

export function columnsOf(given: NewItem) {
  const { media_ids: _pictures, catalogue_number, quantity_owned, ...columns } = given
  const number_key = numberKey(catalogue_number[0]?.number ?? '')
  return { ...columns, ...quantity_owned, number_key } satisfies Partial<Insertable<Tables['stamp_items']>>
}

export async function keepItem(tx: Tx, member_id: MemberId, given: NewItem): Promise<StampItemId> {
  const { id } = await tx
    .insertInto('stamp_items')
    .values({ member_id, ...columnsOf(given) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepParts(tx, id, given)
  return id
}

export async function changeItem(tx: Tx, id: StampItemId, given: NewItem) {
  await tx
    .updateTable('stamp_items')
    .set({ ...columnsOf(given), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('stamp_item_catalogue_numbers').where('stamp_item_id', '=', id).execute()
  await tx.deleteFrom('stamp_item_medias').where('stamp_item_id', '=', id).execute()
  await keepParts(tx, id, given)
}

async function keepParts(tx: Tx, stamp_item_id: Id<'stamp_items'>, { media_ids, catalogue_number }: NewItem) {
  const pictures = media_ids.map((media_id, position) => ({ stamp_item_id, position, media_id }))
  if (pictures.length) await tx.insertInto('stamp_item_medias').values(pictures).execute()
  if (!catalogue_number.length) return
  const numbers = catalogue_number.map((one, position) => ({ stamp_item_id, position, ...one }))
  await tx.insertInto('stamp_item_catalogue_numbers').values(numbers).execute()
}
