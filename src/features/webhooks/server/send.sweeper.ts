import { lock } from '#server/operations/locks.ts'
import { sweeper } from '#server/operations/slice.ts'
import { type DeliveryId, webhookEnded, webhookMoved } from '../contract.ts'
import { type Attempt, nextOf } from '../rules.ts'
import { secretAbout } from './manage.ts'
import { giveUp, hasArrivedSince, leaseDeliveries, markAttempt, nextDelivery, sentDelivery, switchOff, toSend, webhookIdOf } from './queries-send.ts'
import { signed } from './sign.ts'

const AT_ONCE = 8
/** Enough to read a status; what the receiver says more is cut. */
const MOST_BYTES = 4_096

/** Sends deliveries outside of transactions; a receiver that is slow holds up no other. */
export const sendWebhooks = sweeper({
  name: 'webhooks.send',
  at_once: AT_ONCE,
  due: leaseDeliveries,
  next: nextDelivery,
  async outside(db, id: DeliveryId, tools): Promise<Attempt | 'nothing'> {
    const found = await toSend(db, id)
    if (!found?.may || found.off) return 'nothing'
    const secret = tools.vault.open(found.secret, secretAbout(found.member_id))
    const headers = { ...signed(secret, found.id, found.now_s, found.body), 'content-type': 'application/json' }
    const end = await tools.outbound.call(found.url, { method: 'POST', headers, body: Buffer.from(found.body), most_bytes: MOST_BYTES, cut: true })
    return 'answer' in end ? { status: end.answer.status } : end
  },
  async finish({ tx, emit }, id, attempt) {
    const webhook_id = await webhookIdOf(tx, id)
    if (!webhook_id) return
    await lock(tx, 'webhooks', [webhook_id])
    const sent = await sentDelivery(tx, id)
    if (!sent || sent.outcome) return
    if (attempt === 'nothing') return void (await giveUp(tx, id))
    const next = nextOf(attempt, sent.attempts + 1)
    await markAttempt(tx, id, attempt, outcomeOf(next.kind), next.kind === 'again' ? next.in_s : null)
    emit(webhookMoved, { member_id: sent.member_id })
    const why =
      next.kind === 'gone' ? 'gone' : next.kind === 'give_up' && !(await hasArrivedSince(tx, webhook_id, sent.created_at)) ? 'failing' : undefined
    if (!why || sent.off) return
    await switchOff(tx, webhook_id, why)
    emit(webhookEnded, { member_id: sent.member_id, webhook_id, delivery_id: id, host: new URL(sent.url).host, why })
  },
})

const outcomeOf = (kind: 'delivered' | 'gone' | 'again' | 'give_up') => (kind === 'again' ? null : kind === 'delivered' ? 'delivered' : 'given_up')
