import type { Pool } from 'pg'
import { z } from 'zod'
import { type Call, transaction } from '../call.ts'
import { amount, currency, metadata, text } from '../fields.ts'
import type { Payout } from '../objects.ts'
import { refuse } from '../refusals.ts'
import { load, locked, make, plan, save } from '../store.ts'
import { book, spendable, within } from './balance.ts'
import { emit } from './events.ts'
import { command, listOf, type Outcome, retrieve } from './route.ts'

/** Seconds until a payout arrives; about a day at Stripe. */
const secondsUnderWay = 2
/** Seconds until a bank returns what it had taken; four days at Stripe. */
const secondsUntilReturned = 4
interface BankFailure {
  readonly code: string
  readonly message: string
  /** The payout arrives, and is returned days later. */
  readonly late?: true
}
/** Stripe's published test bank accounts and their errors. */
export const banks: Record<string, BankFailure | undefined> = {
  '000123456789': undefined,
  '000111111113': { code: 'account_closed', message: 'The bank account has been closed.' },
  '000111111116': { code: 'no_account', message: 'The bank account could not be located.', late: true },
}

const input = z.object({
  amount,
  currency,
  description: text.optional(),
  destination: text.optional(),
  metadata: metadata.optional(),
  method: z.enum(['standard', 'instant']).optional(),
  source_type: z.literal('card').optional(),
  statement_descriptor: text.max(22).optional(),
})

async function create(call: Call, asked: z.output<typeof input>): Promise<Outcome> {
  const { amount, currency, description = null, metadata = {}, method = 'standard' } = asked
  const account = call.account ? await load(call, 'account', call.account) : undefined
  if (account && !account.payouts_enabled) return refuse(400, 'Payouts are not enabled on this account.', { code: 'payouts_not_allowed' })
  if ((await spendable(call, currency)) < amount)
    return refuse(400, 'You have insufficient funds in your Stripe account for this transfer.', { code: 'balance_insufficient' })
  const failures = { failure_balance_transaction: null, failure_code: null, failure_message: null }
  const made = await make(call, 'payout', {
    ...{ amount, currency, description, metadata, method },
    ...failures,
    arrival_date: call.now + secondsUnderWay,
    automatic: false,
    balance_transaction: null,
    destination: `ba_${account?._bank ?? '000123456789'}`,
    status: 'pending',
    type: 'bank_account',
  })
  const payout = await save(call, { ...made, balance_transaction: (await book(call, 'payout', made, -amount)).id })
  await emit(call, 'payout.created', payout)
  return payout
}

/** Completes due payouts; returns true when more may be due. */
export const arrive = (pool: Pool) =>
  transaction(pool, { account: '', url: '', idempotency_key: null }, async (call) => {
    const sql = `select account, body from sandbox.objects where object = 'payout' and body ->> 'status' = 'pending' and created <= $1
      order by seq limit 20 for update skip locked`
    const { rows } = await call.tx.query<{ account: string; body: Payout }>(sql, [call.now - secondsUnderWay])
    for (const { account, body } of rows) await reachBank(within(call, account), body)
    return rows.length > 0
  })

async function reachBank(call: Call, payout: Payout): Promise<void> {
  const failure = failureAt(payout)
  if (!failure || failure.late) await emit(call, 'payout.paid', await save(call, { ...payout, status: 'paid' }))
  if (failure?.late) await plan(call, payout.id, 'return_payout', secondsUntilReturned)
  else if (failure) await bounce(call, payout, failure)
}
const failureAt = ({ destination }: Payout) => banks[destination.slice('ba_'.length)]

/** The bank returns what had arrived: a paid payout fails, as at Stripe. */
export async function returnPayout(call: Call, id: string) {
  const { rows } = await call.tx.query<{ account: string }>('select account from sandbox.objects where id = $1', [id])
  const theirs = within(call, rows[0]?.account ?? '')
  const payout = await locked(theirs, 'payout', id)
  const failure = payout && failureAt(payout)
  if (failure && payout.status === 'paid') await bounce(theirs, payout, failure)
}

async function bounce(call: Call, payout: Payout, failure: BankFailure): Promise<void> {
  const back = (await book(call, 'payout_failure', payout, payout.amount)).id
  const failed = { status: 'failed', failure_code: failure.code, failure_message: failure.message, failure_balance_transaction: back } as const
  await emit(call, 'payout.failed', await save(call, { ...payout, ...failed }))
}

export const payouts = [
  command({ on: 'POST /v1/payouts', input: input.shape, answer: create }),
  retrieve('payout', '/v1/payouts'),
  listOf('payout', '/v1/payouts', ['status', 'destination']),
]
