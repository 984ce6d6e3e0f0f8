import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'

/** Normal balance: D for assets and expenses, C for liabilities and income. */
type Side = 'D' | 'C'
/** Unit of an account: money, coins of the wallet, or either (deposits and rewards). */
type Unit = 'money' | 'coins' | 'either'
interface AccountKind {
  readonly owner: 'member' | 'platform'
  readonly side: Side
  readonly means: string
  readonly unit: Unit
}
const kind = (owner: AccountKind['owner'], side: Side, means: string, unit: Unit = 'money'): AccountKind => ({ owner, side, means, unit })

/** Chart of accounts. Members' accounts are floored at zero on their own side; the platform's are not. */
export const chart = {
  seller_reserved: kind('member', 'C', 'paid by buyers, not yet released'),
  seller_available: kind('member', 'C', 'may be withdrawn'),
  seller_debt: kind('member', 'D', 'owed by a seller after a refund or chargeback; netted from what is released next'),
  buyer_credit: kind('member', 'C', 'given back to a buyer, to be spent here'),
  member_coins: kind('member', 'C', 'coins to spend', 'coins'),
  member_coin_debt: kind('member', 'D', 'coins owed after a penalty; netted from what is earned next', 'coins'),
  deposits: kind('member', 'C', 'put down for a trade, given back at its end', 'either'),
  bounty_held: kind('member', 'C', 'a reward charged at publication, paid out or given back', 'either'),
  coin_issuance: kind('platform', 'D', 'coins brought into the world', 'coins'),
  psp_clearing: kind('platform', 'D', 'captured by the card network for us'),
  payouts_owed: kind('platform', 'C', 'owed to members whose accounts are erased'),
  balances_given_up: kind('platform', 'C', 'given up by members who erased their accounts'),
  payout_clearing: kind('platform', 'C', 'on its way to a bank account'),
  refunds_clearing: kind('platform', 'C', 'on its way back to a card'),
  commission_revenue: kind('platform', 'C', 'our commission'),
  commission_tax: kind('platform', 'C', 'tax on our commission'),
  subscription_revenue: kind('platform', 'C', 'plans paid for'),
  coin_sales: kind('platform', 'C', 'packs of coins paid for'),
  donations_payable: kind('platform', 'C', 'promised to charities by sellers'),
  shipping_payable: kind('platform', 'C', 'for labels bought through us'),
  label_costs: kind('platform', 'D', 'labels bought'),
  psp_fees: kind('platform', 'D', 'taken by the card network'),
  chargebacks_open: kind('platform', 'D', 'taken back by card networks, and not decided yet'),
  chargeback_losses: kind('platform', 'D', 'chargebacks that nobody repays'),
} as const satisfies Record<string, AccountKind>
export type AccountCode = keyof typeof chart

export interface AccountName {
  /** Null: the platform's account. */
  readonly owner_id: Id<'members'> | null
  readonly code: AccountCode
  readonly currency: string
}
/** Exactly one of `debit` and `credit`; lines of zero are left out. */
export interface LedgerLine {
  readonly account: AccountName
  readonly debit?: number
  readonly credit?: number
}
/** Effect of a posting on one account. */
export interface Movement {
  readonly account: AccountName
  readonly debit: number
  readonly credit: number
}

/** What a deposit is for: the reward of a bounty to its finder, or back to its poster. */
export const depositCodes = ['bounty_reward', 'bounty_returned'] as const

/** What is taken from a seller's available balance, and what that balance lacks: it becomes debt. */
export const takenFrom = (available: number, amount: number) => {
  const there = Math.min(Math.max(available, 0), amount)
  return { seller_available: there, seller_debt: amount - there }
}
/** What is given to a seller: a debt is repaid before anything becomes available. */
export const givenTo = (debt: number, amount: number) => {
  const repaid = Math.min(debt, amount)
  return { seller_debt: repaid, seller_available: amount - repaid }
}

export const keyOf = ({ owner_id, code, currency }: AccountName) => `${owner_id ?? ''} ${code} ${currency}`

/** Nets the lines to one movement per account. Throws if they do not balance: that is a bug, not a refusal. */
export function movementsOf(lines: readonly LedgerLine[]): Movement[] {
  const nets = new Map<string, { account: AccountName; net: number }>()
  const sums = new Map<string, number>()
  for (const line of lines) {
    const net = netOf(line)
    const { account } = line
    const key = keyOf(account)
    nets.set(key, { account, net: whole((nets.get(key)?.net ?? 0) + net) })
    sums.set(account.currency, whole((sums.get(account.currency) ?? 0) + net))
  }
  for (const [currency, sum] of sums) if (sum !== 0) throw new Error(`the lines in ${currency} do not sum to zero: ${sum}`)
  const moved = [...nets.values()].filter(({ net }) => net !== 0)
  return moved.map(({ account, net }) => ({ account, debit: Math.max(-net, 0), credit: Math.max(net, 0) }))
}

function netOf({ account, debit, credit }: LedgerLine): number {
  if ((debit === undefined) === (credit === undefined)) throw new Error(`${keyOf(account)}: a line is a debit or a credit`)
  const isOwned = chart[account.code].owner === 'member'
  if (isOwned !== (account.owner_id !== null)) throw new Error(`${account.code} belongs to ${isOwned ? 'a member' : 'the platform'}`)
  inUnit(account)
  const amount = whole(debit ?? credit!)
  if (amount < 0) throw new Error(`${keyOf(account)}: ${amount} is less than nothing`)
  return debit === undefined ? amount : -amount
}

export function inUnit({ code, currency }: AccountName) {
  const { unit } = chart[code]
  if (unit !== 'either' && (unit === 'coins') !== (currency === COIN)) throw new Error(`${code} holds ${unit}, not ${currency}`)
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is not a whole number of minor units`)
  return amount
}
