import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { type LabelId, labels } from '../contract.ts'
import { hasLabel, LABELS_MOST } from '../rules.ts'
import { holdPrice } from './books.ts'
import { findSale, mayBuy } from './list.ts'
import { openOffer } from './offer.ts'
import { keepLabel, labelById, labelsOf } from './queries.ts'
import { lockLabel, recordBought } from './record.ts'
import { labelView } from './view.ts'

/** Plain JSON: stored with the idempotency key between the phases. */
interface LabelRef {
  readonly label_id: LabelId
}

/** The price is held, then the carrier is asked, then the price is taken: the sweeper goes on from wherever this ended. */
export const buy = phasedCommand(labels.buy, {
  async prepare(call) {
    await lock(call.tx, 'orders', [call.input.order_id])
    const label_id = await keepOffered(call, call.input)
    return refused(label_id) ? label_id : ({ label_id } satisfies LabelRef)
  },
  async outside({ label_id }: LabelRef, { postage }, db) {
    const { status, postage_ref, rate_ref } = await labelById(db, label_id)
    return status === 'buying' ? postage.buy(postage_ref, rate_ref) : { status: 'unknown' as const }
  },
  async finish(context, { label_id }: LabelRef, word) {
    const label = await lockLabel(context, await labelById(context.tx, label_id))
    return { label: labelView(await recordBought(context, label, word)) }
  },
})

interface Offered {
  readonly order_id: Id<'orders'>
  readonly rate: string
}
type Buyer = Pick<TransactionContext, 'tx' | 'emit' | 'tools' | 'clock'> & { readonly viewer: { readonly id: Id<'members'> } }
/**
 * The label as it was offered, and its price held. `first`: only where the order has none. A refusal may leave its row: whoever goes on takes it
 * back. Precondition: its order is locked.
 */
export async function keepOffered(call: Buyer, { order_id, rate }: Offered, { first = false } = {}) {
  const { viewer, tx, tools } = call
  const order = await findSale(tx, order_id, viewer.id)
  if (!order) return refuse('order.not_found')
  const no = await mayBuy(tx, tools, order)
  if (no) return no
  const { provider } = tools.postage
  const offer = openOffer(tools.vault, { order_id, provider, seller_id: viewer.id }, rate)
  if (!offer || offer.until < (await call.clock()).getTime()) return refuse('label.rate')
  const there = await labelsOf(tx, order_id)
  if (first && hasLabel(there)) return refuse('label.there')
  if (there.length >= LABELS_MOST) return refuse('label.most')
  const { until: _, ...kept } = offer
  const id = await keepLabel(tx, { ...kept, order_id, provider })
  if (!id) return refuse('label.twice')
  if (!(await holdPrice(call, await labelById(tx, id)))) return refuse('label.money', { amount: offer.amount })
  return id
}
