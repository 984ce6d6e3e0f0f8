import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import { type AccountName, givenTo, keyOf, type LedgerLine } from '../rules.ts'
import { hold, postHold, voidHold } from './hold.ts'
import { type Books, post } from './post.ts'
import { lockAccounts, owedIn } from './queries.ts'

type Member = Id<'members'>
/** Coins that a member puts into a trade: what they offer, and their deposit. */
export interface Stake {
  readonly hold_id: string
  readonly member_id: Member
  readonly coins: number
}
const account = (owner_id: Member, code: 'member_coins' | 'member_coin_debt' | 'deposits'): AccountName => ({ owner_id, code, currency: COIN })
const keyOfStake = (hold_id: string) => ({ code: 'trade_held', ref_type: 'trade', ref_id: hold_id })

/** Deadlock: who moves the coins of two members locks both first, in the ledger's order. */
export async function lockStakes({ tx }: Books, members: readonly Member[]): Promise<void> {
  await lockAccounts(
    tx,
    members.flatMap((id) => [account(id, 'member_coins'), account(id, 'member_coin_debt'), account(id, 'deposits')]),
  )
}

/** Holds a stake; false if there are not enough coins. */
export const holdStake = (books: Books, { hold_id, member_id, coins }: Stake): Promise<boolean> =>
  hold(books, { ...keyOfStake(hold_id), from: account(member_id, 'member_coins'), to: account(member_id, 'deposits'), amount: coins })

/** Gives a stake back. False if it has ended before. */
export const freeStake = (books: Books, hold_id: string): Promise<boolean> => voidHold(books, keyOfStake(hold_id))

/** Pays a part of a stake to the other side, whose coin debt is repaid first; the rest goes back. Booked once: false if it has ended before. */
export async function payStake(books: Books, { hold_id, member_id, coins }: Stake, to: Member): Promise<boolean> {
  if (coins === 0) return freeStake(books, hold_id)
  const [theirs, owed, kept] = [account(to, 'member_coins'), account(to, 'member_coin_debt'), account(member_id, 'deposits')]
  const ids = await lockAccounts(books.tx, [theirs, owed, kept, account(member_id, 'member_coins')])
  if (!(await postHold(books, { ...keyOfStake(hold_id), amount: coins, actor_id: member_id }))) return false
  const repaid = givenTo(await owedIn(books.tx, ids.get(keyOf(owed))!), coins)
  const lines: LedgerLine[] = [
    { account: kept, debit: coins },
    { account: owed, credit: repaid.seller_debt },
    { account: theirs, credit: repaid.seller_available },
  ]
  return post(books, { code: 'trade_paid', ref_type: 'trade', ref_id: hold_id, lines })
}
