import { hearCarrier, maySend, orderById, sendParcel } from '#features/orders/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Bought, PostageRefund } from '#server/postage/postage.ts'
import { type LabelId, labelMoved } from '../contract.ts'
import { isUnderway, labelMachine, trackFollows, trackOf, untilNextLook } from '../rules.ts'
import { bookBought, bookReturned, freePrice } from './books.ts'
import { type ChangedLabel, type LabelRow, labelById, writeLabel } from './queries.ts'

type Machine = typeof labelMachine
type Action = readonly [ActionOf<Machine>, ActorOf<Machine>]

/** The only place that changes a label. Precondition: its order is locked, and the move is allowed. */
export async function moveLabel(
  { tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>,
  label: LabelRow,
  [action, by]: Action,
  changed: ChangedLabel = {},
) {
  const status = next(labelMachine, label.status, action, by)
  if (!status) throw new Error(`label ${label.id} cannot ${action} from ${label.status}`)
  const kept = { ...label, ...changed, status, looks: 0 }
  await writeLabel(tx, label.id, { ...changed, status, looks: 0, in_s: untilNextLook(status, 0, kept.track) })
  emit(labelMoved, { label_id: label.id, order_id: label.order_id, seller_id: label.seller_id as Id<'members'>, status, track: kept.track })
  return kept
}

export async function lockLabel({ tx }: Pick<TransactionContext, 'tx'>, { id, order_id }: Pick<LabelRow, 'id' | 'order_id'>): Promise<LabelRow> {
  await lock(tx, 'orders', [order_id])
  return labelById(tx, id as LabelId)
}

/** Answers come twice and late: a label is bought, and paid for, once. Precondition of these: its order is locked. */
export async function recordBought(context: TransactionContext, label: LabelRow, word: Bought): Promise<LabelRow> {
  if (label.status !== 'buying' || word.status === 'unknown') return label
  if (word.status === 'failed') {
    await freePrice(context, label)
    return moveLabel(context, label, ['fail', 'system'], { failure: word.failure })
  }
  await bookBought(context, label)
  const { tracking, tracker_ref, carrier, service } = word
  return moveLabel(context, label, ['buy', 'system'], { tracking, tracker_ref, carrier, service })
}

export async function recordRefund(context: TransactionContext, label: LabelRow, word: PostageRefund): Promise<LabelRow> {
  if (label.status !== 'voiding' || word === 'submitted' || word === 'unknown') return label
  if (word === 'rejected') return moveLabel(context, label, ['keep', 'system'], { failure: 'not_taken_back' })
  await bookReturned(context, label)
  return moveLabel(context, label, ['give_back', 'system'])
}

/** The carrier has the parcel: it is sent, if its seller has not said so. Once all has arrived, the order has. */
export async function recordTrack(context: TransactionContext, before: LabelRow, said: string): Promise<void> {
  const track = trackOf(said)
  if ((before.status !== 'bought' && before.status !== 'sent') || !trackFollows(before.track, track)) return
  const label = before.status === 'bought' && isUnderway(track) ? await scan(context, { ...before, track }) : { ...before, track }
  const { id, order_id, seller_id, status, shipment_id } = label
  await writeLabel(context.tx, id, { track, in_s: untilNextLook(status, label.looks, track) })
  context.emit(labelMoved, { label_id: id, order_id, seller_id, status, track })
  if (shipment_id && isUnderway(track)) await hearCarrier(context, (await orderById(context.tx, order_id))!, shipment_id, track === 'delivered')
}

async function scan(context: TransactionContext, label: LabelRow): Promise<LabelRow> {
  const order = (await orderById(context.tx, label.order_id))!
  if (!maySend(order)) return label
  const sent = await sendParcel(context, order, { carrier: label.carrier, tracking: label.tracking, confirmed: true })
  return refused(sent) ? label : moveLabel(context, label, ['scan', 'system'], { shipment_id: sent.shipment_id, track: label.track })
}
