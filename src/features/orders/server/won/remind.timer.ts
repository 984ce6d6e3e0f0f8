import type { Id } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { orderReminded } from '../../contract.ts'
import { parties } from '../move.ts'
import { orderById } from '../queries.ts'
import { dueReminders, nextReminder, reminded } from './queries-won.ts'

/** After 24 and after 48 hours; at 72 the order ends. */
export const remindUnpaid = timer<Id<'orders'>>({
  name: 'orders.remind_unpaid',
  due: dueReminders,
  next: nextReminder,
  async run({ tx, emit }, id) {
    await lock(tx, 'orders', [id])
    const told = await reminded(tx, id)
    const order = told && (await orderById(tx, id))
    if (!order || !told.reserved_until) return
    emit(orderReminded, { ...parties(order), source_id: order.source_id!, hours: 24 * told.reminded, until: told.reserved_until.toISOString() })
  },
})
