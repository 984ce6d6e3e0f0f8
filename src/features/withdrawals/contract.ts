import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { withdrawalStatuses } from './rules.ts'

export const WithdrawalId = id('withdrawals')
export type WithdrawalId = z.infer<typeof WithdrawalId>

export const Withdrawal = named(
  'Withdrawal',
  z.object({
    id: WithdrawalId,
    amount: Amount,
    currency: Currency,
    status: z.enum(withdrawalStatuses),
    bank_name: z.nullable(z.string()),
    bank_last4: z.nullable(z.string()),
    failure: z.nullable(z.string()),
    send_at: Instant,
    arrives_at: z.nullable(Instant),
    paid_at: z.nullable(Instant),
    created_at: Instant,
  }),
)
/** What may be withdrawn now, and what is in the way. */
export const WithdrawalLimits = named(
  'WithdrawalLimits',
  z.object({
    currency: Currency,
    available: z.int(),
    least: Amount,
    most: Amount,
    most_a_day: Amount,
    /** The account is active. */
    account_active: z.boolean(),
    bank_name: z.nullable(z.string()),
    bank_last4: z.nullable(z.string()),
    waits_until: z.nullable(Instant),
    /** Asked for now: what is kept of it, when it is sent, and by when the bank has it. */
    ...{ fee: Amount, sends_at: Instant, there_by: Instant },
  }),
)

const notFound = { 'withdrawal.not_found': { status: 404 } } as const
const wrongState = { 'withdrawal.wrong_state': { status: 409 } } as const
const inactive = { 'withdrawal.account': { status: 409 } } as const
const waiting = { 'withdrawal.waits': { status: 409 } } as const
const Answer = z.object({ withdrawal: Withdrawal })

export const withdrawals = {
  list: operation({
    http: 'GET /withdrawals',
    permission: 'wallet.withdraw',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ member_id: MemberId, limits: WithdrawalLimits, withdrawals: listOf(Withdrawal) }),
    refusals: {},
    doc: 'The own withdrawals, newest first, and how much may be withdrawn now.',
    topics: (_, { member_id }) => [`wallet:${member_id}`, `own:${member_id}`],
  }),
  ask: operation({
    http: 'POST /withdrawals',
    permission: 'wallet.withdraw',
    commits: true,
    fresh: true,
    audit: 'money',
    input: fields({ amount: Amount }),
    output: Answer,
    refusals: {
      ...inactive,
      ...waiting,
      'withdrawal.too_little': { status: 422, field: 'amount' },
      'withdrawal.too_much': { status: 422, field: 'amount' },
      'withdrawal.a_day': { status: 422, field: 'amount' },
    },
    limit: { per_minute: 60 },
    doc: 'Withdraw available money to the own connected account. It is held at once and sent after a few minutes.',
  }),
  cancel: operation({
    http: 'POST /withdrawals/{id}/cancel',
    permission: 'wallet.withdraw',
    commits: true,
    audit: 'money',
    input: fields({ id: WithdrawalId }),
    output: Answer,
    refusals: { ...notFound, ...wrongState },
    doc: 'Call a withdrawal back before it is sent, or after it has failed.',
  }),
  retry: operation({
    http: 'POST /withdrawals/{id}/retry',
    permission: 'wallet.withdraw',
    commits: true,
    fresh: true,
    audit: 'money',
    input: fields({ id: WithdrawalId }),
    output: Answer,
    refusals: { ...notFound, ...wrongState, ...inactive, ...waiting },
    doc: 'Try a failed withdrawal again, to the account as it is now.',
  }),
}

/** A withdrawal was asked for, has arrived, failed, was called back or returned. */
export const withdrawalMoved = event({
  name: 'withdrawals.moved',
  data: z.object({
    withdrawal_id: WithdrawalId,
    member_id: MemberId,
    status: z.enum(withdrawalStatuses),
    attempt: z.int(),
    amount: Amount,
    currency: Currency,
    bank_last4: z.nullable(z.string()),
  }),
  topics: ({ member_id }) => [`wallet:${member_id}`, 'withdrawals:all'],
})
