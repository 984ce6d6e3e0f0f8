import { sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { products } from '../../contract.ts'

export const parcelRows = (db: Db) =>
  db.selectFrom('parcel_details').select(['parcel_details.id', 'length', 'width', 'height', 'lbs_weight', 'weight'])

type NewParcel = Omit<InputOf<typeof products.parcel>, 'id'>
/** Precondition: the product is locked. */
export const keepParcel = (tx: Tx, product_id: Id<'products'>, parcel: NewParcel) =>
  tx
    .insertInto('parcel_details')
    .values({ product_id, ...parcel })
    .onConflict((on) => on.column('product_id').doUpdateSet({ ...parcel, updated_at: sql<Date>`clock_timestamp()` }))
    .execute()
