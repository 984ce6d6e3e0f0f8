import type { Pool } from 'pg'
import { type Call, transaction } from '../call.ts'
import { decide, disputeCharge } from '../disputes.ts'
import { deauthorize, verify } from './account-life.ts'
import { returnPayout } from './payouts.ts'
import { failRefund, sendRefund } from './refunds.ts'

/** What happens later, by name: each does nothing when it is not true any more. */
const acts: Readonly<Record<string, (call: Call, object: string) => Promise<unknown>>> = {
  verify,
  dispute: disputeCharge,
  decide,
  deauthorize,
  return_payout: returnPayout,
  fail_refund: failRefund,
  send_refund: sendRefund,
}

/** Does what is due; returns true when more may be due. */
export const happen = (pool: Pool) =>
  transaction(pool, { account: '', url: '', idempotency_key: null }, async (call) => {
    const sql = `delete from sandbox.planned where (object, act) in
      (select object, act from sandbox.planned where due <= clock_timestamp() order by due limit 20 for update skip locked) returning object, act`
    const { rows } = await call.tx.query<{ object: string; act: string }>(sql)
    for (const { object, act } of rows) await acts[act]?.(call, object)
    return rows.length > 0
  })
