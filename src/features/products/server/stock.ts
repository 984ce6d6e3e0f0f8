import { type StampItemId, stampItemChanged } from '#features/stamp-items/contract.ts'
import { consumeUnits, type Unit } from '#features/stamp-items/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Deed, Tx } from '#server/run/call.ts'
import { lock } from '#server/run/locks.ts'
import { type ProductStatus, productMachine } from '../rules.ts'
import { available, tell } from './market.ts'
import { findProducts, type ProductRow, setStatus } from './queries.ts'
import { recountCard, takeCardDown } from './queries-cards.ts'
import { findReservations, freeStock, holdStock, sellStock } from './queries-stock.ts'

interface StockLine {
  readonly product_id: string
  readonly quantity: number
}

/**
 * Holds all of these for a checkout, or nothing and false. A second time the same group changes nothing; once it has
 * given its stock back it gets none any more. `buyer_id` opens what was bought to its buyer for good.
 */
export async function reserveStock(
  { tx, emit }: Deed,
  group_id: string,
  lines: readonly StockLine[],
  buyer_id: string | null = null,
): Promise<boolean> {
  const wanted = new Map<string, number>()
  for (const { product_id, quantity } of lines) wanted.set(product_id, (wanted.get(product_id) ?? 0) + quantity)
  await lock(tx, 'products', [...wanted.keys()])
  const before = new Map((await findReservations(tx, group_id)).map((row) => [row.product_id, row.status]))
  if ([...before].some(([id, status]) => wanted.has(id) && status === 'released')) return false
  for (const id of before.keys()) wanted.delete(id)
  const kept = new Map((await findProducts(tx, [...wanted.keys()])).map((row) => [row.id, row]))
  if ([...wanted].some(([id, quantity]) => !fits(kept.get(id), quantity))) return false
  for (const [product_id, quantity] of wanted) await holdStock(tx, { product_id, group_id, quantity }, buyer_id)
  await show({ tx, emit }, [...wanted.keys()])
  return true
}
const fits = (product: ProductRow | undefined, quantity: number) => product?.status === 'published' && available(product) >= quantity

/** Gives back whatever the group still holds. */
export async function releaseStock({ tx, emit }: Deed, group_id: string): Promise<void> {
  const held = await lockHeld(tx, group_id)
  for (const { product_id, quantity } of held) await freeStock(tx, { product_id, group_id, quantity })
  await show(
    { tx, emit },
    held.map((row) => row.product_id),
  )
}

/** What the group holds is sold. True when all that it ever reserved is sold now; false when some had been given back before. */
export async function consumeStock({ tx, emit }: Deed, group_id: string): Promise<boolean> {
  const held = await lockHeld(tx, group_id)
  const ids = held.map((row) => row.product_id)
  const products = new Map((await findProducts(tx, ids)).map((row) => [row.id, row]))
  await lock(
    tx,
    'stamp_items',
    [...products.values()].flatMap((row) => row.stamp_item_id ?? []),
  )
  for (const { product_id, quantity } of held) {
    const { stamp_item_id, unit, member_id } = products.get(product_id)!
    await sellStock(tx, { product_id, group_id, quantity })
    await consumeUnits(tx, 'product', product_id, stamp_item_id!, unit as Unit, quantity)
    emit(stampItemChanged, { stamp_item_id: stamp_item_id as StampItemId, member_id: member_id as MemberId, facts: false })
  }
  for (const product of await findProducts(tx, ids)) if (product.stock_on_hand === 0) await sellOut(tx, product)
  await show({ tx, emit }, ids)
  const all = await findReservations(tx, group_id)
  return all.length > 0 && all.every((row) => row.status === 'consumed')
}

/** Read again after the lock: another hand may have ended it meanwhile. */
async function lockHeld(tx: Tx, group_id: string) {
  await lock(
    tx,
    'products',
    (await findReservations(tx, group_id)).map((row) => row.product_id),
  )
  return (await findReservations(tx, group_id)).filter((row) => row.status === 'held')
}

async function sellOut(tx: Tx, product: ProductRow) {
  const to = next(productMachine, product.status as ProductStatus, 'sell_out', 'system')
  if (!to) return
  await setStatus(tx, product.id, to)
  await takeCardDown(tx, product.id)
}

/** Cards and screens say what may still be bought. */
async function show({ tx, emit }: Pick<Deed, 'tx' | 'emit'>, ids: readonly string[]) {
  for (const product of await findProducts(tx, ids)) {
    await recountCard(tx, product.id, available(product))
    // Only what was published is ever held: what is not so any more has just been sold out.
    tell(emit, { ...product, status: 'published' }, product.status)
  }
}
