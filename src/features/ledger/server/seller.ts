import type { Id } from '#kernel/shapes.ts'
import type { AccountName, LedgerLine } from '../rules.ts'
import { givenTo, keyOf, takenFrom } from '../rules.ts'
import { hold, voidHold } from './hold.ts'
import { type Books, type Posting, post } from './post.ts'
import { freeBalances, type HoldKey, lockAccounts } from './queries.ts'

interface Seller {
  readonly owner_id: Id<'members'>
  readonly currency: string
  readonly amount: number
}
type Account = 'seller_reserved' | 'seller_available' | 'seller_debt'
const account = ({ owner_id, currency }: Seller, code: Account): AccountName => ({ owner_id, code, currency })

/** Precondition of both: all accounts of the posting are locked together, so that no two postings wait for each other. */
async function balancesOf({ tx }: Books, seller: Seller, lines: readonly LedgerLine[]) {
  const [available, debt] = [account(seller, 'seller_available'), account(seller, 'seller_debt')]
  const ids = await lockAccounts(tx, [account(seller, 'seller_reserved'), available, debt, ...lines.map((line) => line.account)])
  const free = await freeBalances(tx, [ids.get(keyOf(available))!, ids.get(keyOf(debt))!])
  return { available: free.get(ids.get(keyOf(available))!)!, debt: -free.get(ids.get(keyOf(debt))!)! }
}

/**
 * Takes money back from a seller: from the reserved balance before its release; afterwards from the available balance, and what that lacks becomes
 * debt. Idempotent like `post`. Returns the part that became debt.
 */
export async function postTaking(books: Books, { lines, ...booking }: Posting, seller: Seller & { readonly reserved: boolean }): Promise<number> {
  const { available } = await balancesOf(books, seller, lines)
  const { amount } = seller
  const parts = seller.reserved ? { seller_reserved: amount } : takenFrom(available, amount)
  const taken = Object.entries(parts).map(([code, part]) => ({ account: account(seller, code as Account), debit: part }))
  await post(books, { ...booking, lines: [...lines, ...taken] })
  return 'seller_debt' in parts ? parts.seller_debt : 0
}

/** Gives a seller money to dispose of: an open debt is repaid first. Idempotent like `post`. Returns the part that repaid it. */
export async function postGiving(books: Books, { lines, ...booking }: Posting, seller: Seller): Promise<number> {
  const { debt } = await balancesOf(books, seller, lines)
  const parts = givenTo(debt, seller.amount)
  const given = Object.entries(parts).map(([code, part]) => ({ account: account(seller, code as Account), credit: part }))
  await post(books, { ...booking, lines: [...lines, ...given] })
  return parts.seller_debt
}

/** Holds what is there of a seller's available balance, and at most this much, so that it cannot be withdrawn meanwhile. Idempotent. */
export async function freeze(books: Books, key: HoldKey, seller: Seller): Promise<void> {
  const { available } = await balancesOf(books, seller, [
    { account: { owner_id: null, code: 'refunds_clearing', currency: seller.currency }, debit: 0 },
  ])
  const amount = Math.min(available, seller.amount)
  if (amount > 0)
    await hold(books, {
      ...key,
      from: account(seller, 'seller_available'),
      to: { owner_id: null, code: 'refunds_clearing', currency: seller.currency },
      amount,
    })
}
export const thaw = voidHold
