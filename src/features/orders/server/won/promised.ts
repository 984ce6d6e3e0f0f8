import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { consumeUnits, returnUnits, setItemStatus, unitsOf } from '#features/stamp-items/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { OrderRow } from '../queries.ts'

/** Orders of a lot that was won: the piece is promised to the lot, not reserved in a stock. */
export const isWon = (orders: readonly Pick<OrderRow, 'kind'>[]) => orders.some(({ kind }) => kind === 'auction')

type Context = Pick<TransactionContext, 'tx' | 'emit'>
/** Paid: the promised piece leaves its seller's collection. */
export async function consumeWon({ tx, emit }: Context, orders: readonly OrderRow[]) {
  for (const { source_id, seller_id } of orders) {
    const units = await unitsOf(tx, 'auction', source_id!, 'active')
    if (!units.length) throw new Error(`lot ${source_id} is paid, but its piece is promised no more`)
    await consumeUnits(tx, 'auction', units)
    for (const { stamp_item_id } of units) {
      await setItemStatus(tx, stamp_item_id, 'FOR_AUCTION')
      emit(stampItemChanged, { stamp_item_id, member_id: seller_id, facts: false })
    }
  }
}

/** Never sent: its seller has the piece again. */
export async function returnWon({ tx, emit }: Context, { source_id, seller_id }: OrderRow) {
  const units = await unitsOf(tx, 'auction', source_id!, 'consumed')
  await returnUnits(
    tx,
    'auction',
    units.map((unit) => ({ ...unit, promised: false })),
  )
  for (const { stamp_item_id } of units) emit(stampItemChanged, { stamp_item_id, member_id: seller_id, facts: false })
}
