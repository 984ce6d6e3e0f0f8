import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { consumeUnits, type Unit } from '#features/stamp-items/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { type ProductStatus, productMachine } from '../../rules.ts'
import { tell } from '../edit/publication.ts'
import type { ProductRow } from '../queries.ts'
import { findReservations, freeStock, holdStock, type Moved, sellStock, takeSoldOutDown } from './queries-stock.ts'

interface StockLine {
  readonly product_id: Id<'products'>
  readonly quantity: number
}

/**
 * Reserves all units or none (false). Idempotent per group; a group that has released its stock gets none again. `buyer_id` may see the product for
 * ever once it is bought.
 */
export async function reserveStock(
  { tx, emit }: TransactionContext,
  group_id: string,
  lines: readonly StockLine[],
  buyer_id: Id<'members'> | null = null,
): Promise<boolean> {
  const wanted = new Map<string, number>()
  for (const { product_id, quantity } of lines) wanted.set(product_id, (wanted.get(product_id) ?? 0) + quantity)
  const held = await holdStock(tx, group_id, wanted, buyer_id)
  for (const product of held) tell(emit, product)
  return held.length > 0 || isHeld(await findReservations(tx, group_id), wanted)
}
/** True if all is reserved and nothing was released. */
function isHeld(reservations: readonly { product_id: Id<'products'>; status: string }[], wanted: ReadonlyMap<string, number>): boolean {
  const mine = reservations.filter(({ product_id }) => wanted.has(product_id))
  return mine.length === wanted.size && mine.every(({ status }) => status !== 'released')
}

/** Releases what the group still reserves. */
export async function releaseStock({ tx, emit }: TransactionContext, group_id: string): Promise<void> {
  for (const product of await freeStock(tx, group_id)) tell(emit, product)
}

/** Sells what the group has reserved. False if some of it had been released before. */
export async function consumeStock({ tx, emit }: TransactionContext, group_id: string): Promise<boolean> {
  const [reserved, sold] = await sellStock(tx, group_id)
  await consumeItems({ tx, emit }, sold)
  const down = new Map((await sellOut(tx, sold)).map((product) => [product.id, product]))
  // Only published products can be reserved: any other status was set by this sale.
  for (const product of sold) tell(emit, { ...product, status: 'published' }, (down.get(product.id) ?? product).status)
  if (sold.length === reserved.length) return sold.length > 0
  return (await findReservations(tx, group_id)).every((row) => row.status === 'consumed')
}

/** Supplies belong to no collection, so their products alone are counted. */
async function consumeItems({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, all: readonly Moved[]) {
  const sold = all.filter(({ stamp_item_id }) => stamp_item_id !== null)
  const units = sold.map(({ id, stamp_item_id, unit, moved }) => ({ ref_id: id, stamp_item_id: stamp_item_id!, unit: unit as Unit, quantity: moved }))
  if (!units.length) return
  await consumeUnits(tx, 'product', units)
  for (const { stamp_item_id, member_id } of sold) emit(stampItemChanged, { stamp_item_id: stamp_item_id!, member_id, facts: false })
}

/** Products without stock that the state machine allows to sell out. */
async function sellOut(tx: Tx, sold: readonly ProductRow[]): Promise<ProductRow[]> {
  const gone = sold.filter(({ stock_on_hand, status }) => stock_on_hand === 0 && next(productMachine, status as ProductStatus, 'sell_out', 'system'))
  return gone.length
    ? takeSoldOutDown(
        tx,
        gone.map(({ id }) => id),
        'sold_out',
      )
    : []
}
