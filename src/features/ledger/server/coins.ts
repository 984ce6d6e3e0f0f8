import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import { coinsDeposited, coinsWithdrawn } from '../contract.ts'
import { keyOf, type LedgerLine } from '../rules.ts'
import { type Books, post } from './post.ts'
import { freeBalances, lockAccounts, owedIn } from './queries.ts'

export interface Earning {
  readonly member_id: Id<'members'>
  readonly coins: number
  /** What they are for: the code of the posting, and its cause. */
  readonly code: string
  readonly ref_type: string
  readonly ref_id: string
  readonly actor_id?: Id<'members'> | null
  /** Lines of the same posting in money: what the coins were bought for. */
  readonly lines?: readonly LedgerLine[]
}

const accountsOf = ({ member_id }: Pick<Earning, 'member_id'>) =>
  [
    { owner_id: member_id, code: 'member_coins', currency: COIN },
    { owner_id: member_id, code: 'member_coin_debt', currency: COIN },
  ] as const
const ISSUANCE = { owner_id: null, code: 'coin_issuance', currency: COIN } as const

/** Coins for several members in one transaction. Deadlock: all accounts are locked at once, in the ledger's order. */
export async function earnTogether(books: Books, earnings: readonly Earning[]): Promise<void> {
  await lockAccounts(books.tx, [...earnings.flatMap(accountsOf), ISSUANCE])
  for (const earning of earnings) await earnCoins(books, earning)
}

/** Coins that a member has earned. Coin debt is netted first. Idempotent per code and cause: false when they were given before. */
export async function earnCoins(books: Books, { member_id, coins, lines: money = [], ...booking }: Earning): Promise<boolean> {
  const [own, debt] = accountsOf({ member_id })
  const ids = await lockAccounts(books.tx, [own, debt, ISSUANCE, ...money.map(({ account }) => account)])
  const netted = Math.min(coins, await owedIn(books.tx, ids.get(keyOf(debt))!))
  const lines = [{ account: ISSUANCE, debit: coins }, { account: debt, credit: netted }, { account: own, credit: coins - netted }, ...money]
  if (!(await post(books, { ...booking, lines }))) return false
  const { code, ref_type, ref_id } = booking
  books.emit(coinsDeposited, { member_id, coins, netted, code, ref_type, ref_id })
  return true
}

/**
 * Coins that are taken from a member: what is free is taken at once, and what is lacking becomes coin debt. Idempotent per code and cause: undefined
 * when they were taken before; otherwise the part that became debt.
 */
export async function takeCoins(books: Books, { member_id, coins, lines: money = [], ...booking }: Earning): Promise<number | undefined> {
  const [own, debt] = accountsOf({ member_id })
  const free = await freeCoins(books, member_id, money)
  const there = Math.min(free, coins)
  const owed = coins - there
  const lines = [{ account: own, debit: there }, { account: debt, debit: owed }, { account: ISSUANCE, credit: coins }, ...money]
  if (!(await post(books, { ...booking, lines }))) return undefined
  const { code, ref_type, ref_id } = booking
  books.emit(coinsWithdrawn, { member_id, coins, owed, code, ref_type, ref_id })
  return owed
}

/** What a member may spend, with the accounts locked until the end of the transaction. `lines`: accounts of the same posting, locked together. */
export async function freeCoins({ tx }: Pick<Books, 'tx'>, member_id: Id<'members'>, lines: readonly LedgerLine[] = []): Promise<number> {
  const [own, debt] = accountsOf({ member_id })
  const ids = await lockAccounts(tx, [own, debt, ISSUANCE, ...lines.map(({ account }) => account)])
  const id = ids.get(keyOf(own))!
  return (await freeBalances(tx, [id])).get(id)!
}
