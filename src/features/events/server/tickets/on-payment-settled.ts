import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, lockPayment } from '#features/payments/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import type { TicketId } from '../../shapes.ts'
import { settle } from './conclude.ts'
import { TICKET } from './queries-tickets.ts'

/** The webhook or the sweeper was first; what follows is the same. */
export const onPaymentSettled = on(
  paymentSettled,
  'events',
  async (context, { member_id, ref_id, payment_id, status }) => {
    await lock(context.tx, 'members', [member_id])
    const captured = status === 'captured' ? payment_id : (await findPayment(context.tx, TICKET, ref_id))?.id
    if (captured) await settle(context, ref_id as TicketId, await lockPayment(context.tx, captured))
  },
  ({ ref_type }) => ref_type === TICKET,
)
