import { csvFile } from '#server/csv.ts'
import { query } from '#server/operations/slice.ts'
import { causesOf } from '#server/slices/statement-cause.ts'
import { ledger } from '../contract.ts'
import { holdsOf, statementRows } from './queries-statement.ts'
import { lineView } from './view.ts'

const MOST = 10_000
/** In and out stand apart, because a cell that begins with a minus would be taken for a formula and quoted. What is owed is a positive balance of debt. */
const HEAD = ['date', 'what', 'balance_of', 'in', 'out', 'balance', 'currency', 'for', 'number', 'id']
/** Minor units as a decimal number; coins have none. */
const decimal = (amount: number, digits: number) => (digits ? (amount / 10 ** digits).toFixed(digits) : String(amount))
const digitsOf = (currency: string) =>
  currency === 'COIN' ? 0 : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

export const statementFile = query(ledger.statementFile, async ({ input, viewer, db, tools }) => {
  const found = await statementRows(db, viewer.id, input, MOST)
  const causes = await causesOf(db, tools, viewer.id, found)
  const lines = found.map((row) => lineView(row, causes))
  const rows = lines.map(({ created_at, code, account, amount, balance, currency, ref_type, ref_id, cause }) => {
    const digits = digitsOf(currency)
    const written = (units: number) => (units > 0 ? decimal(units, digits) : '')
    return [
      created_at.toISOString(),
      code,
      account,
      written(amount),
      written(-amount),
      decimal(Math.abs(balance), digits),
      currency,
      cause?.name ?? ref_type,
      cause ? String(cause.number) : '',
      ref_id,
    ]
  })
  return { body: csvFile([HEAD, ...rows]), type: 'text/csv; charset=utf-8', name: `statement-${input.month ?? 'all'}.csv` }
})

export const holds = query(ledger.holds, async ({ viewer, db }) => ({ member_id: viewer.id, holds: await holdsOf(db, viewer.id) }))
