import { hold, postGiving, postHold, voidHold } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { LabelRow } from './queries.ts'

type Books = Pick<TransactionContext, 'tx' | 'emit'>
type Price = Pick<LabelRow, 'id' | 'seller_id' | 'amount' | 'currency'>
const keyOf = ({ id }: Pick<Price, 'id'>) => ({ code: 'label', ref_type: 'label', ref_id: id })
const payable = (currency: string) => ({ owner_id: null, code: 'shipping_payable' as const, currency })

/** Held before the carrier is asked. False if there is not enough. */
export const holdPrice = (books: Books, label: Price) =>
  hold(books, {
    ...keyOf(label),
    from: { owner_id: label.seller_id, code: 'seller_available', currency: label.currency },
    to: payable(label.currency),
    amount: label.amount,
  })
/** The carrier has sold it. */
export const bookBought = (books: Books, label: Price) => postHold(books, { ...keyOf(label), actor_id: label.seller_id })
/** The carrier has refused: what was held is available again. */
export const freePrice = (books: Books, label: Price) => voidHold(books, keyOf(label))
/** The carrier has taken it back. A debt of the meantime is repaid first. */
export const bookReturned = (books: Books, { id, seller_id, amount, currency }: Price) =>
  postGiving(
    books,
    {
      ...{ code: 'label_returned', ref_type: 'label', ref_id: id, actor_id: null },
      lines: [{ account: payable(currency), debit: amount }],
    },
    { owner_id: seller_id, currency, amount },
  )
