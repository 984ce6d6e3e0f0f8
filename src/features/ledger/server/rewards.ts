import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import { coinsDeposited, moneyDeposited } from '../contract.ts'
import { type AccountName, givenTo, keyOf, type LedgerLine } from '../rules.ts'
import { hold, postHold } from './hold.ts'
import { type Books, post } from './post.ts'
import { lockAccounts, owedIn } from './queries.ts'

export interface Reward {
  readonly hold_id: string
  readonly poster_id: Id<'members'>
  readonly amount: number
  readonly currency: string
}
type Name = { readonly own: 'member_coins' | 'seller_available'; readonly debt: 'member_coin_debt' | 'seller_debt' }
const namesOf = (currency: string): Name =>
  currency === COIN ? { own: 'member_coins', debt: 'member_coin_debt' } : { own: 'seller_available', debt: 'seller_debt' }
const refOf = ({ hold_id }: Reward) => ({ ref_type: 'bounty', ref_id: hold_id })
const heldOf = ({ poster_id, currency }: Reward): AccountName => ({ owner_id: poster_id, code: 'bounty_held', currency })

/** Takes a reward from the poster's coins or available money and keeps it; false if there is not enough. Idempotent per `hold_id`. */
export async function holdReward(books: Books, reward: Reward): Promise<boolean> {
  const { poster_id, amount, currency } = reward
  const key = { code: 'bounty_held', ...refOf(reward) }
  const from = { owner_id: poster_id, code: namesOf(currency).own, currency }
  if (!(await hold(books, { ...key, from, to: heldOf(reward), amount }))) return false
  return postHold(books, { ...key, actor_id: poster_id })
}

/**
 * Gives a kept reward to the finder, or back to the poster; a debt of theirs is repaid first. Both are one code, so that the ledger itself books a
 * reward once: false if it was given before.
 */
export async function settleReward(books: Books, reward: Reward, to: Id<'members'>): Promise<boolean> {
  const { amount, currency } = reward
  const held = heldOf(reward)
  const { own, debt } = namesOf(currency)
  const [theirs, owed] = [
    { owner_id: to, code: own, currency },
    { owner_id: to, code: debt, currency },
  ] as const
  const ids = await lockAccounts(books.tx, [held, theirs, owed])
  const repaid = givenTo(await owedIn(books.tx, ids.get(keyOf(owed))!), amount)
  const lines: LedgerLine[] = [
    { account: held, debit: amount },
    { account: owed, credit: repaid.seller_debt },
    { account: theirs, credit: repaid.seller_available },
  ]
  if (!(await post(books, { code: 'bounty_settled', ...refOf(reward), lines }))) return false
  const told = { member_id: to, netted: repaid.seller_debt, ...refOf(reward) }
  const code = to === reward.poster_id ? 'bounty_returned' : 'bounty_reward'
  if (currency === COIN) books.emit(coinsDeposited, { ...told, coins: amount, code })
  else books.emit(moneyDeposited, { ...told, amount, currency, code })
  return true
}
