import { sweeper } from '#server/operations/slice.ts'
import { lockAffair } from './affair.ts'
import { askDispute } from './gateway-dispute.ts'
import { heard } from './heard.ts'
import { dueChargebacks, leaseChargeback, nextChargeback } from './queries.ts'

/** Asks the gateway about every chargeback until it is decided: messages are lost, late and out of order. */
export const lookAtChargebacks = sweeper({
  name: 'chargebacks.look',
  due: dueChargebacks,
  next: nextChargeback,
  async outside(db, id, { gateway }) {
    const row = await leaseChargeback(db, id)
    return row && askDispute(gateway, row.provider_ref)
  },
  async finish(context, id, word) {
    if (word) await heard(context, await lockAffair(context, id), word)
  },
})
