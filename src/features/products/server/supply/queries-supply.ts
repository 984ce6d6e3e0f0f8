import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** What a form says of a supply. */
export interface NewSupply {
  readonly condition: string
  readonly category_ids: readonly string[]
  readonly media_ids: readonly string[]
}

/** Not restricted by viewer: a supply is seen where its product is. */
export const supplyRows = (db: Db) =>
  db
    .selectFrom('supplies')
    .select([
      'supplies.id',
      'condition',
      'category_ids',
      sql<string[]>`array(select media_id::text from supply_medias where supply_id = supplies.id order by position)`.as('media_ids'),
    ])
export type SupplyRow = Awaited<ReturnType<ReturnType<typeof supplyRows>['executeTakeFirstOrThrow']>>

export async function findSupplies(db: Db, ids: readonly Id<'supplies'>[]): Promise<Map<string, SupplyRow>> {
  const rows = ids.length ? await supplyRows(db).where('supplies.id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.id, row]))
}
export const findSupply = (db: Db, id: Id<'supplies'>): Promise<SupplyRow> => supplyRows(db).where('supplies.id', '=', id).executeTakeFirstOrThrow()

export async function keepSupply(tx: Tx, member_id: Id<'members'>, { media_ids, condition, category_ids }: NewSupply): Promise<Id<'supplies'>> {
  const { id } = await tx
    .insertInto('supplies')
    .values({ member_id, condition, category_ids: [...category_ids] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPictures(tx, id, media_ids)
  return id
}

/** Precondition: the product is locked. */
export async function changeSupply(tx: Tx, id: Id<'supplies'>, { media_ids, condition, category_ids }: NewSupply) {
  await tx
    .updateTable('supplies')
    .set({ condition, category_ids: [...category_ids], updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('supply_medias').where('supply_id', '=', id).execute()
  await keepPictures(tx, id, media_ids)
}

export const removeSupply = (tx: Tx, id: Id<'supplies'>) => tx.deleteFrom('supplies').where('id', '=', id).execute()

async function keepPictures(tx: Tx, supply_id: Id<'supplies'>, media_ids: readonly string[]) {
  const pictures = media_ids.map((media_id, position) => ({ supply_id, position, media_id: media_id as Id<'medias'> }))
  if (pictures.length) await tx.insertInto('supply_medias').values(pictures).execute()
}
