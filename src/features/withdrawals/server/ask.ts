import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { withdrawals } from '../contract.ts'
import { allowed, LEAST, MOST_A_DAY } from '../rules.ts'
import { freeMoney, holdMoney } from './books.ts'
import { limitsOf } from './limits.ts'
import { move, tell } from './move.ts'
import { keepWithdrawal, lockWithdrawal, type WithdrawalRow } from './queries.ts'
import { withdrawalView } from './view.ts'

type Limits = Awaited<ReturnType<typeof limitsOf>>
/** Why nothing goes to this account now. */
function closed({ limits, account }: Limits) {
  if (!limits.account_active || !account?.account_id) return refuse('withdrawal.account')
  return limits.waits_until ? refuse('withdrawal.waits', { date: limits.waits_until }) : undefined
}
function unfit(amount: number, { limits: { available }, lately }: Limits) {
  if (amount < LEAST) return refuse('withdrawal.too_little')
  if (amount > available) return refuse('withdrawal.too_much')
  return amount > MOST_A_DAY - lately ? refuse('withdrawal.a_day') : undefined
}

/** Held in the transaction that asks for it. Concurrency: the member is locked, so that the day's sum is right; the hold fails when money lacks. */
export const ask = command(withdrawals.ask, async (call) => {
  const { input, viewer, tx, tools, emit } = call
  await lock(tx, 'members', [viewer.id])
  const found = await limitsOf(tx, tools, viewer.id)
  const no = closed(found) ?? unfit(input.amount, found)
  if (refused(no)) return no
  const { account_id, bank_name, bank_last4 } = found.account!
  const { currency } = found.limits
  const row = await keepWithdrawal(tx, { member_id: viewer.id, amount: input.amount, currency, account_id: account_id!, bank_name, bank_last4 })
  if (!(await holdMoney(call, row))) return refuse('withdrawal.too_much')
  tell({ emit }, row)
  return { withdrawal: withdrawalView(row) }
})

/** Called back: its money is free at once, or as soon as the gateway has given back what was sent to the account. */
export const cancel = command(withdrawals.cancel, async (call) => {
  const row = await lockWithdrawal(call.tx, call.input.id)
  if (row?.member_id !== call.viewer.id) return refuse('withdrawal.not_found')
  if (!allowed(row.status, 'cancel')) return refuse('withdrawal.wrong_state')
  const now = await call.clock()
  const sent = row.transfer_ref !== null
  const kept = await move(call, row, ['cancel', 'member'], { ended_at: now, back_due: sent, check_at: sent ? now : null })
  if (!sent) await freeMoney(call, row)
  return { withdrawal: withdrawalView(kept) }
})

/** To the account as it is now: another bank needs no other withdrawal. */
export const retry = command(withdrawals.retry, async (call) => {
  const { input, viewer, tx, tools, clock } = call
  await lock(tx, 'members', [viewer.id])
  const row = await lockWithdrawal(tx, input.id)
  if (row?.member_id !== viewer.id) return refuse('withdrawal.not_found')
  if (!allowed(row.status, 'retry')) return refuse('withdrawal.wrong_state')
  const found = await limitsOf(tx, tools, viewer.id)
  const no = closed(found) ?? (elsewhere(row, found) ? refuse('withdrawal.wrong_state') : undefined)
  if (refused(no)) return no
  const { bank_name, bank_last4 } = found.account!
  const fresh = { attempt: row.attempt + 1, payout_ref: null, failure: null, check_at: await clock(), bank_name, bank_last4 }
  return { withdrawal: withdrawalView(await move(call, row, ['retry', 'member'], fresh)) }
})

/** The account was lost and another one made: what was sent to the old one must first come back. */
const elsewhere = (row: WithdrawalRow, { account }: Limits) => account!.account_id !== row.account_id
