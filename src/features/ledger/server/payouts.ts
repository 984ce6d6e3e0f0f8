import type { Id } from '#kernel/shapes.ts'
import { payoutsChanged } from '../contract.ts'
import { type Books, post } from './post.ts'
import { keepPayout, type PayoutRow, settleRow } from './queries-payouts.ts'

interface Money {
  readonly currency: string
  readonly amount: number
}
export interface Payee {
  readonly payee: string
  readonly details: string
}

const available = (owner_id: Id<'members'>, currency: string) => ({ owner_id, code: 'seller_available' as const, currency })
const ours = (code: 'payouts_owed' | 'balances_given_up' | 'payout_clearing', currency: string) => ({ owner_id: null, code, currency })

/** Empties the wallet into a payout owed to the member until an operator has paid it. */
export async function oweBalances(books: Books, member_id: Id<'members'>, balances: readonly Money[], { payee, details }: Payee) {
  for (const { currency, amount } of balances) {
    const ref_id = await keepPayout(books.tx, { member_id, currency, amount, payee, details })
    const lines = [
      { account: available(member_id, currency), debit: amount },
      { account: ours('payouts_owed', currency), credit: amount },
    ]
    await post(books, { code: 'payout_owed', ref_type: 'payout', ref_id, lines })
    books.emit(payoutsChanged, { payout_id: ref_id })
  }
}

/** Empties the wallet without a payout, as the member chose. */
export async function giveUpBalances(books: Books, member_id: Id<'members'>, balances: readonly Money[], ref: { ref_type: string; ref_id: string }) {
  const lines = balances.flatMap(({ currency, amount }) => [
    { account: available(member_id, currency), debit: amount },
    { account: ours('balances_given_up', currency), credit: amount },
  ])
  await post(books, { code: 'balance_given_up', ...ref, lines })
}

/** Records that an operator has paid it. False if it was recorded before or does not exist. */
export async function settlePayout(books: Books, id: Id<'owed_payouts'>, actor_id: Id<'members'>): Promise<boolean> {
  const settled: PayoutRow | undefined = await settleRow(books.tx, id, actor_id)
  if (!settled) return false
  const { currency, amount } = settled
  const lines = [
    { account: ours('payouts_owed', currency), debit: amount },
    { account: ours('payout_clearing', currency), credit: amount },
  ]
  await post(books, { code: 'payout_settled', ref_type: 'payout', ref_id: id, actor_id, lines })
  books.emit(payoutsChanged, { payout_id: id })
  return true
}
