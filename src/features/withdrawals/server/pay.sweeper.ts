import type { TransactionContext } from '#server/operations/contexts.ts'
import { sweeper } from '#server/operations/slice.ts'
import { type PayoutWord, untilNextLook } from '../rules.ts'
import { bookPaid, bookReturned, freeMoney } from './books.ts'
import { payOut, takeBack } from './gateway-payout.ts'
import { move } from './move.ts'
import { dueWithdrawals, leaseWithdrawal, lockWithdrawal, nextWithdrawal, type WithdrawalRow, writeWithdrawal } from './queries.ts'

/** What the gateway said: about the payout, or that it has given back what was sent. Undefined: another process has it. */
type Answer = { readonly word: PayoutWord } | { readonly reversal_ref: string | undefined } | undefined

/** Sends what is due, asks until the bank has it, and takes back what was called back or returned. */
export const sendWithdrawals = sweeper({
  name: 'withdrawals.send',
  due: dueWithdrawals,
  next: nextWithdrawal,
  async outside(db, id, { gateway }): Promise<Answer> {
    const row = await leaseWithdrawal(db, id)
    if (!row) return undefined
    return row.back_due ? { reversal_ref: await takeBack(gateway, row) } : { word: await payOut(gateway, row) }
  },
  async finish(context, id, answer: Answer) {
    const row = answer && (await lockWithdrawal(context.tx, id))
    if (!row) return
    if ('word' in answer) await heard(context, row, answer.word)
    else if (answer.reversal_ref && row.back_due) await cameBack(context, row, answer.reversal_ref)
  },
})

/** Stores the answer once. Late answers change nothing: what is called back or returned stays so. */
async function heard(context: TransactionContext, row: WithdrawalRow, word: PayoutWord) {
  if (row.status !== 'processing' && row.status !== 'paid') return
  const now = await context.clock()
  const { transfer_ref, payout_ref, failure, arrives_at } = word
  const refs = { transfer_ref: transfer_ref ?? row.transfer_ref, payout_ref: payout_ref ?? row.payout_ref, arrives_at: arrives_at ?? row.arrives_at }
  if (word.status === 'failed') return failed(context, { ...row, ...refs }, failure, now)
  if (word.status === 'paid' && row.status === 'processing') {
    await bookPaid(context, row)
    await move(context, row, ['pay', 'gateway'], { ...refs, paid_at: now, check_at: nextLook({ ...row, status: 'paid', paid_at: now }, now) })
    return
  }
  await writeWithdrawal(context.tx, row.id, { ...refs, check_at: nextLook(row, now) })
}

function nextLook({ status, created_at, paid_at }: Pick<WithdrawalRow, 'status' | 'created_at' | 'paid_at'>, now: Date): Date | null {
  const since = (at: Date | null) => (at ? (now.getTime() - at.getTime()) / 1000 : 0)
  const wait = untilNextLook(status, since(created_at), since(paid_at))
  return wait === null ? null : new Date(now.getTime() + 1000 * wait)
}

/** Before the bank had it, it is held and may be tried again; afterwards it has come back, and returns to the wallet once the gateway has it. */
async function failed(context: TransactionContext, row: WithdrawalRow, failure: string | null, now: Date) {
  const { transfer_ref, payout_ref, arrives_at } = row
  const refs = { transfer_ref, payout_ref, arrives_at, failure }
  if (row.status === 'processing') await move(context, row, ['fail', 'gateway'], { ...refs, check_at: null })
  else await move(context, row, ['return', 'gateway'], { ...refs, ended_at: now, back_due: true, check_at: now })
}

async function cameBack(context: TransactionContext, row: WithdrawalRow, reversal_ref: string) {
  await writeWithdrawal(context.tx, row.id, { reversal_ref, back_due: false, check_at: null })
  if (row.status === 'returned') await bookReturned(context, row)
  else await freeMoney(context, row)
}
