import type { Call } from '../call.ts'
import type { StripeObject } from '../objects.ts'
import { make, shown } from '../store.ts'

const apiVersion = '2026-10-28.endive'
type EventType =
  | 'account.application.deauthorized'
  | 'account.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.refunded'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payout.created'
  | 'payout.failed'
  | 'payout.paid'
  | 'refund.failed'
  | 'refund.updated'
  | 'setup_intent.setup_failed'
  | 'setup_intent.succeeded'
  | 'transfer.created'
  | 'transfer.reversed'

/** Transactional outbox: the event is stored with its change and delivered to the webhook until it answers 2xx. */
export async function emit(call: Call, type: EventType, object: StripeObject): Promise<void> {
  const event = await make(call, 'event', {
    ...(call.account && { account: call.account }),
    api_version: apiVersion,
    data: { object: shown(object) },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: call.idempotency_key },
    type,
  })
  await call.tx.query('insert into sandbox.deliveries (event) values ($1)', [event.id])
}
