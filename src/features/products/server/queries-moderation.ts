import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ProductStatus } from '../rules.ts'

/** A product that is shown again is as old on the market as it was. */
export const setModerated = (tx: Tx, id: Id<'products'>, status: ProductStatus) =>
  tx
    .updateTable('products')
    .set({ status, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
