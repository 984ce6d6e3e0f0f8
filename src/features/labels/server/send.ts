import { orderById, sendParcel } from '#features/orders/server/public.ts'
import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { labels } from '../contract.ts'
import { labelMachine } from '../rules.ts'
import { ownLabel } from './queries.ts'
import { lockLabel, moveLabel } from './record.ts'
import { labelView } from './view.ts'

export const send = command(labels.send, async (call) => {
  const found = await ownLabel(call.tx, call.input.id, call.viewer.id)
  if (!found) return refuse('label.not_found')
  const label = await lockLabel(call, found)
  if (!next(labelMachine, label.status, 'send', 'seller')) return refuse('label.wrong_state')
  const order = (await orderById(call.tx, label.order_id))!
  const { carrier, tracking } = label
  const sent = await sendParcel(call, order, { carrier, tracking, contents: call.input.contents })
  if (refused(sent)) return sent
  return { label: labelView(await moveLabel(call, label, ['send', 'seller'], { shipment_id: sent.shipment_id })) }
})
