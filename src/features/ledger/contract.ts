import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { depositCodes } from './rules.ts'

/** Signed minor units; income is positive. */
const Signed = z.int()

export const Balance = named('Balance', z.object({ currency: Currency, available: z.int(), reserved: z.int(), debt: z.int() }))

/** What a line was booked for, as it is named and where it is read. */
const LineCause = named('LineCause', z.object({ name: z.enum(['order', 'trade', 'bounty', 'flag', 'ticket']), number: z.int(), path: z.string() }))

/** A line of a statement: `code` is the reason, `ref_type` and `ref_id` the cause. */
export const WalletLine = named(
  'WalletLine',
  z.object({
    id: z.uuid(),
    code: z.string(),
    account: z.enum(['reserved', 'available', 'debt', 'coins', 'coin_debt']),
    amount: Signed,
    balance: z.int(),
    currency: Currency,
    ref_type: z.string(),
    ref_id: z.uuid(),
    cause: z.nullable(LineCause),
    created_at: Instant,
  }),
)

/** Money or coins set aside for something under way. */
export const WalletHold = named(
  'WalletHold',
  z.object({ id: z.uuid(), code: z.string(), ref_type: z.string(), ref_id: z.uuid(), amount: z.int(), currency: Currency, created_at: Instant }),
)

export const ledger = {
  wallet: operation({
    http: 'GET /wallet',
    permission: 'wallet.view',
    input: fields({}),
    output: z.object({ wallet: z.object({ member_id: MemberId, balances: z.array(Balance) }) }),
    refusals: {},
    doc: 'What is available and what is reserved, per currency.',
    topics: (_, { wallet }) => [`wallet:${wallet.member_id}`],
  }),
  transactions: operation({
    http: 'GET /wallet/transactions',
    permission: 'wallet.view',
    input: fields({ currency: z.optional(Currency), ...paging(PAGE.usual) }),
    output: z.object({ transactions: listOf(WalletLine) }),
    refusals: {},
    doc: 'The statement of money, or with currency=COIN that of coins, newest first, with the balance after each line.',
  }),
  holds: operation({
    http: 'GET /wallet/holds',
    permission: 'wallet.view',
    input: fields({}),
    output: z.object({ member_id: MemberId, holds: z.array(WalletHold) }),
    refusals: {},
    doc: 'What is held of one’s own money and coins, and what for; the newest first.',
    topics: (_, { member_id }) => [`wallet:${member_id}`],
  }),
  statementFile: operation({
    http: 'GET /wallet/statement',
    permission: 'wallet.view',
    gives: 'file',
    input: fields({ currency: z.optional(Currency), month: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))) }),
    output: z.object({}),
    refusals: {},
    limit: { per_minute: 20 },
    audit: 'export',
    doc: 'The statement as CSV, newest first, of one month or of all time; at most 10,000 lines.',
  }),
}

export const walletChanged = event({
  name: 'wallet.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})

/** Coins were earned; `netted` of them paid a coin debt. */
export const coinsDeposited = event({
  name: 'coins.deposited',
  data: z.object({
    member_id: MemberId,
    coins: z.int(),
    netted: z.int(),
    code: z.string(),
    ref_type: z.string(),
    ref_id: z.uuid(),
  }),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})

/** Coins were taken: spent, or charged; `owed` of them were lacking and became a coin debt. */
export const coinsWithdrawn = event({
  name: 'coins.withdrawn',
  data: z.object({
    member_id: MemberId,
    coins: z.int(),
    owed: z.int(),
    code: z.string(),
    ref_type: z.string(),
    ref_id: z.uuid(),
  }),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})

/** Money came into the available balance; `netted` of it paid a debt. */
export const moneyDeposited = event({
  name: 'money.deposited',
  data: z.object({
    ...{ member_id: MemberId, amount: Amount, netted: z.int(), currency: Currency },
    ...{ code: z.enum(depositCodes), ref_type: z.string(), ref_id: z.uuid() },
  }),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})

export const payoutsChanged = event({
  name: 'payouts.changed',
  data: z.object({ payout_id: id('owed_payouts') }),
  topics: () => ['owed_payouts:all'],
})
