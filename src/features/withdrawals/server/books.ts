import { hold, post, postGiving, postHold, voidHold } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { WithdrawalRow } from './queries.ts'

type Books = Pick<TransactionContext, 'tx' | 'emit'>
type Money = Pick<WithdrawalRow, 'id' | 'member_id' | 'amount' | 'currency'>
const ours = (code: 'payout_clearing' | 'psp_clearing', currency: string) => ({ owner_id: null, code, currency })
const keyOf = ({ id }: Money) => ({ code: 'withdrawal', ref_type: 'withdrawal', ref_id: id })

/** Held as soon as it is asked for. False if there is not enough: of fifty requests for everything one finds it. */
export const holdMoney = (books: Books, money: Money) =>
  hold(books, {
    ...keyOf(money),
    from: { owner_id: money.member_id, code: 'seller_available', currency: money.currency },
    to: ours('payout_clearing', money.currency),
    amount: money.amount,
  })

/** The bank has it: it leaves the wallet, and the gateway's account with it. */
export async function bookPaid(books: Books, money: Money) {
  await postHold(books, { ...keyOf(money), actor_id: money.member_id })
  const { amount, currency } = money
  await post(books, {
    ...{ code: 'payout_sent', ref_type: 'withdrawal', ref_id: money.id, actor_id: null },
    lines: [
      { account: ours('payout_clearing', currency), debit: amount },
      { account: ours('psp_clearing', currency), credit: amount },
    ],
  })
}

/** Called back, and never arrived: what was held is available again. */
export const freeMoney = (books: Books, money: Money) => voidHold(books, keyOf(money))

/** The bank has sent it back: it returns to the wallet. A debt of the meantime is repaid first. */
export const bookReturned = (books: Books, { id, member_id, amount, currency }: Money) =>
  postGiving(
    books,
    {
      code: 'withdrawal_returned',
      ref_type: 'withdrawal',
      ref_id: id,
      actor_id: null,
      lines: [{ account: ours('psp_clearing', currency), debit: amount }],
    },
    { owner_id: member_id, currency, amount },
  )
