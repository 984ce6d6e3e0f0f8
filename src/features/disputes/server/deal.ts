import { thaw } from '#features/ledger/server/public.ts'
import { lockOrder, moveDisputed, type OrderRow, settleDisputed } from '#features/orders/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { disputeMoved } from '../contract.ts'
import { type DisputeStatus, disputeMachine, outcomeOf } from '../rules.ts'
import { type DisputeRow, findDispute, keepEntry, latestOf, moveDispute, type NewEntry } from './queries.ts'

type Machine = typeof disputeMachine
export interface Deal extends Omit<NewEntry, 'actor' | 'action'> {
  readonly action: ActionOf<Machine>
  readonly by: ActorOf<Machine>
  /** What goes back to the buyer when the dispute closes. */
  readonly given?: number
  readonly offer?: number
  readonly restock?: boolean
  readonly withdrawn?: boolean
  readonly return_carrier?: string
  readonly return_tracking?: string
}

/** The next status, or undefined if this is not the time for it. */
export const allowed = ({ status }: DisputeRow, { action, by }: Pick<Deal, 'action' | 'by'>): DisputeStatus | undefined =>
  next(disputeMachine, status as DisputeStatus, action, by)

/** The order's lock comes first and serves for its disputes: one deed at a time. */
export async function lockDispute({ tx }: Pick<TransactionContext, 'tx'>, id: Id<'disputes'>) {
  const seen = await findDispute(tx, id)
  const order = seen && (await lockOrder(tx, seen.order_id))
  return order && { order, dispute: (await findDispute(tx, id))! }
}

/** Does what `allowed` allows: writes it down, moves the dispute and its order, and lets the money go where it was decided. */
export async function deal(context: TransactionContext, order: OrderRow, dispute: DisputeRow, what: Deal): Promise<DisputeRow> {
  const to = allowed(dispute, what)!
  const { action, by, given = 0, offer, restock = false, withdrawn = false, return_carrier, return_tracking, ...entry } = what
  const actor = by === 'clock' ? 'system' : by
  const amount = to === 'closed' ? given : (offer ?? null)
  const entry_id = await keepEntry(context.tx, dispute.id, { ...entry, actor, action, amount })
  const closed = to === 'closed' && { given, outcome: withdrawn ? 'withdrawn' : outcomeOf(given, dispute.asked) }
  const back = return_carrier === undefined ? {} : { return_carrier, return_tracking: return_tracking ?? '' }
  const moved = await moveDispute(context.tx, dispute, to, { ...(offer && { offer }), ...closed, ...back })
  await follow(context, order, moved, { action, actor, actor_id: entry.actor_id, given, restock, body: entry.body ?? '' })
  announce(context, order, moved, { action, by: actor, amount, entry_id })
  return moved
}

interface Followed {
  readonly action: string
  readonly actor: NewEntry['actor']
  readonly actor_id: Id<'members'> | null
  readonly given: number
  readonly restock: boolean
  readonly body: string
}
/** The order goes where its dispute went. */
async function follow(
  context: TransactionContext,
  order: OrderRow,
  { id, status }: DisputeRow,
  { actor, actor_id, given, restock, body, action }: Followed,
) {
  if (status === 'return_requested') return void (await moveDisputed(context, order, 'ask_return'))
  if (status === 'returned') return void (await moveDisputed(context, order, 'send_back'))
  if (action === 'contest') return void (await moveDisputed(context, order, 'dispute'))
  if (status !== 'closed') return
  const held = { code: 'dispute', ref_type: 'dispute', ref_id: id }
  const reason = restock || order.status === 'returned' ? 'returned' : 'dispute'
  await settleDisputed(context, order, {
    amount: given,
    reason,
    note: actor === 'moderator' ? body.slice(0, 500) : '',
    actor,
    actor_id,
    restock,
    thaw: () => thaw(context, held),
  })
}

interface Told {
  readonly action: string
  readonly by: NewEntry['actor']
  readonly amount: number | null
  readonly entry_id: string
}
export function announce({ emit }: Pick<TransactionContext, 'emit'>, { number }: OrderRow, dispute: DisputeRow, told: Told) {
  const { id, order_id, buyer_id, seller_id, currency, status } = dispute
  emit(disputeMoved, { dispute_id: id, order_id, number, buyer_id, seller_id, currency, status: status as DisputeStatus, ...told })
}

/** The buyer's bank decides instead. Precondition: the order is locked; it is moved by whoever keeps chargebacks. */
export async function supersede(context: TransactionContext, order: OrderRow): Promise<void> {
  const dispute = await latestOf(context.tx, order.id)
  if (!dispute || !allowed(dispute, { action: 'supersede', by: 'system' })) return
  const entry_id = await keepEntry(context.tx, dispute.id, { actor: 'system', actor_id: null, action: 'supersede' })
  const closed = await moveDispute(context.tx, dispute, 'closed', { given: 0, outcome: 'withdrawn' })
  await thaw(context, { code: 'dispute', ref_type: 'dispute', ref_id: dispute.id })
  announce(context, order, closed, { action: 'supersede', by: 'system', amount: 0, entry_id })
}
