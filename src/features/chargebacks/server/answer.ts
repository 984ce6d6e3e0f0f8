import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { chargebacks } from '../contract.ts'
import { type ChargebackWord, isAnswerable } from '../rules.ts'
import { lockAffair } from './affair.ts'
import { giveIn, sendEvidence } from './gateway-dispute.ts'
import { heard } from './heard.ts'
import { findChargeback, lockChargeback, writeChargeback } from './queries.ts'
import { listedChargebacks, proofsOf } from './queries-list.ts'
import { chargebackView } from './view.ts'

interface Ref {
  readonly id: Id<'chargebacks'>
  readonly note: string
}
type No = ReturnType<typeof refuse<'chargeback.not_found' | 'chargeback.wrong_state'>>

async function begin({ tx }: Pick<TransactionContext, 'tx'>, id: Id<'chargebacks'>, note: string): Promise<Ref | No> {
  if (!(await findChargeback(tx, id))) return refuse('chargeback.not_found')
  return isAnswerable((await lockChargeback(tx, id)).status) ? { id, note } : refuse('chargeback.wrong_state')
}

/** The gateway's answer; without one nothing is said to be sent. */
async function ended(context: TransactionContext, { id }: Ref, word: ChargebackWord | undefined) {
  if (!word) return refuse('payment.gateway')
  await heard(context, await lockAffair(context, id), word)
  return { chargeback: chargebackView((await listedChargebacks(context.tx, 1, id))[0]!) }
}
const refOf = async (db: Db, id: Id<'chargebacks'>) => (await findChargeback(db, id))!.provider_ref

/** What was sent is kept before the gateway is asked: it takes evidence once. */
export const defend = phasedCommand(chargebacks.defend, {
  async prepare(call) {
    const ref = await begin(call, call.input.id, call.input.note)
    if (!('refused' in ref))
      await writeChargeback(call.tx, ref.id, { evidence: ref.note, submitted_at: await call.clock(), submitted_by: call.viewer.id })
    return ref
  },
  outside: async ({ id, note }, { gateway }, db) => sendEvidence(gateway, await refOf(db, id), note, await proofsOf(db, id)),
  finish: ended,
})

export const accept = phasedCommand(chargebacks.accept, {
  prepare: (call) => begin(call, call.input.id, ''),
  outside: async ({ id }, { gateway }, db) => giveIn(gateway, await refOf(db, id)),
  finish: ended,
})
