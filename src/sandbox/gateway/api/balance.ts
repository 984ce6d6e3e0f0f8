import type { Call } from '../call.ts'
import type { BalanceTransaction } from '../objects.ts'
import { make } from '../store.ts'
import { command, listOf, retrieve } from './route.ts'

/** Adds a balance transaction: available at once, without a fee unless one is named; outgoing amounts are negative. */
export function book(call: Call, type: string, source: { id: string; currency: string }, amount: number, fee = 0): Promise<BalanceTransaction> {
  return make(call, 'balance_transaction', {
    amount,
    currency: source.currency,
    fee,
    net: amount - fee,
    source: source.id,
    status: 'available',
    type,
  })
}

export const within = (call: Call, account: string): Call => ({ ...call, account })

interface Funds {
  currency: string
  amount: number
}
async function funds(call: Call): Promise<Funds[]> {
  const sql = `select body ->> 'currency' as currency, sum((body ->> 'net')::bigint)::float8 as amount from sandbox.objects
    where object = 'balance_transaction' and account = $1 group by 1 order by 1`
  const { rows } = await call.tx.query<Funds>(sql, [call.account])
  return rows
}

/** Available balance. Double spending: read under an advisory lock, so that two requests do not both spend it. */
export async function spendable(call: Call, currency: string): Promise<number> {
  await call.tx.query("select pg_advisory_xact_lock(hashtextextended('sandbox.balance ' || $1, 0))", [call.account])
  return (await funds(call)).find((each) => each.currency === currency)?.amount ?? 0
}

async function balance(call: Call) {
  const rows = await funds(call)
  const sums = (amountOf: (row: Funds) => number) =>
    rows.map((row) => ({ amount: amountOf(row), currency: row.currency, source_types: { card: amountOf(row) } }))
  return { object: 'balance' as const, available: sums(({ amount }) => amount), pending: sums(() => 0), livemode: false }
}

export const balances = [
  command({ on: 'GET /v1/balance', input: {}, answer: balance }),
  retrieve('balance_transaction', '/v1/balance_transactions'),
  listOf('balance_transaction', '/v1/balance_transactions', ['source', 'type', 'currency']),
]
