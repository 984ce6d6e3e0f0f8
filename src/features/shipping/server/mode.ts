import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { ratesChanged, shipping } from '../contract.ts'
import { type ShippingMode, shippingModes } from '../rules.ts'
import { keepMode, modeOf } from './queries.ts'

/** The ways of this deployment. */
export const modesIn = ({ postage }: Tools): readonly ShippingMode[] => shippingModes.filter((mode) => mode === 'manual' || postage.offered)

/** How this seller sends: with labels bought here only where there are any. */
export async function shippingMode(db: Db, tools: Tools, member_id: Id<'members'>): Promise<ShippingMode> {
  const kept = await modeOf(db, member_id)
  return modesIn(tools).includes(kept) ? kept : 'manual'
}

export const setMode = command(shipping.setMode, async ({ input: { mode }, viewer, tx, emit, tools }) => {
  if (!modesIn(tools).includes(mode)) return refuse('shipping.mode')
  await lock(tx, 'members', [viewer.id])
  await keepMode(tx, viewer.id, mode)
  emit(ratesChanged, { member_id: viewer.id })
  return { mode }
})
