import { COIN } from '#kernel/coins.ts'
import type { Id } from '#kernel/shapes.ts'
import { coinsDeposited, coinsWithdrawn } from '../contract.ts'
import { type AccountName, givenTo, keyOf, type LedgerLine, takenFrom } from '../rules.ts'
import { freeCoins } from './coins.ts'
import { hold, postHold, voidHold } from './hold.ts'
import { type Books, post } from './post.ts'
import { freeBalances, lockAccounts, owedIn } from './queries.ts'

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

const ISSUANCE: AccountName = { owner_id: null, code: 'coin_issuance', currency: COIN }
const keyOfFlag = (report_id: string) => ({ code: 'flag_held', ref_type: 'flag_report', ref_id: report_id })

/** Race: whoever asks what was paid to these members before, asks it under this lock. It holds all accounts that `settleFlagStakes` locks for them. */
export async function lockFlagStakes({ tx }: Books, members: readonly Member[]): Promise<void> {
  const names = members.flatMap((id) => [account(id, 'member_coins'), account(id, 'member_coin_debt'), account(id, 'deposits')])
  await lockAccounts(tx, [...names, ISSUANCE])
}

/** Holds what is there of a stake, and says how much that is. */
export async function holdFlagStake(books: Books, report_id: string, member_id: Member, most: number): Promise<number> {
  await lockAccounts(books.tx, [account(member_id, 'member_coins'), account(member_id, 'member_coin_debt'), account(member_id, 'deposits'), ISSUANCE])
  const amount = Math.min(Math.max(await freeCoins(books, member_id), 0), most)
  if (!amount) return 0
  const held = { ...keyOfFlag(report_id), from: account(member_id, 'member_coins'), to: account(member_id, 'deposits'), amount }
  return (await hold(books, held)) ? amount : 0
}

export interface FlagStake {
  readonly report_id: string
  readonly member_id: Member
}
export interface FlagSettlement {
  /** What it is booked for: the decision, or the appeal that turned it round. Booked once for each ticket. */
  readonly code: 'flag_decided' | 'flag_overturned'
  readonly ticket_id: string
  readonly stakes: readonly FlagStake[]
  /** Stakes that are freed without any coins moving. */
  readonly free?: readonly FlagStake[]
  /** Coins for each of them; negative when they are charged. */
  readonly coins: number
}

/**
 * Frees the stakes of a ticket and books what it has come to, for all of them in one posting. What a member lacks becomes coin debt; what is given
 * repays a debt first. False if it was booked before. Deadlock: all accounts are locked at once, in the ledger's order.
 */
export async function settleFlagStakes(books: Books, { code, ticket_id, stakes, free: freed = [], coins }: FlagSettlement): Promise<boolean> {
  const members = [...new Set(stakes.map(({ member_id }) => member_id))]
  const all = [...stakes, ...freed].flatMap(({ member_id: id }) => [
    account(id, 'member_coins'),
    account(id, 'member_coin_debt'),
    account(id, 'deposits'),
  ])
  const ids = await lockAccounts(books.tx, [...all, ISSUANCE])
  for (const { report_id } of [...stakes, ...freed]) await voidHold(books, keyOfFlag(report_id))
  if (!coins) return true
  const free = await freeBalances(books.tx, [...ids.values()])
  const parts = members.map((member_id) => {
    const [own, debt] = [account(member_id, 'member_coins'), account(member_id, 'member_coin_debt')]
    const [there, owed] = [free.get(ids.get(keyOf(own))!)!, -free.get(ids.get(keyOf(debt))!)!]
    const part = coins > 0 ? givenTo(owed, coins).seller_debt : takenFrom(there, -coins).seller_debt
    return { member_id, debt: part, lines: moving(own, debt, coins, part) }
  })
  const lines = parts.flatMap((part) => part.lines)
  if (!(await post(books, { code, ref_type: 'flag', ref_id: ticket_id, lines }))) return false
  for (const { member_id, debt } of parts) {
    const told = { member_id, code, ref_type: 'flag', ref_id: ticket_id }
    if (coins > 0) books.emit(coinsDeposited, { ...told, coins, netted: debt })
    else books.emit(coinsWithdrawn, { ...told, coins: -coins, owed: debt })
  }
  return true
}

/** Lines of one member: `part` of the coins repays or becomes debt. */
const moving = (own: AccountName, debt: AccountName, coins: number, part: number): LedgerLine[] =>
  coins > 0
    ? [
        { account: ISSUANCE, debit: coins },
        { account: debt, credit: part },
        { account: own, credit: coins - part },
      ]
    : [
        { account: own, debit: -coins - part },
        { account: debt, debit: part },
        { account: ISSUANCE, credit: -coins },
      ]
