import { moneyText } from '#features/imports/server/public.ts'
import { csvFile } from '#server/csv.ts'
import type { FileAnswer } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { storeSales } from '../contract.ts'
import { averageOf, CHART_DAYS, changeOf, MOST_ORDERS } from '../rules.ts'
import { type StatementRow, salesByDay, salesByMonth, statementRows, sumsOf } from './queries.ts'

export const show = query(storeSales.show, async ({ viewer, db, tools }) => {
  const { currency } = tools.site
  const asked = { seller_id: viewer.id, currency }
  const [days, months] = [await salesByDay(db, asked), await salesByMonth(db, viewer.id)]
  const [last, { buyers: _, ...before }] = [await sumsOf(db, asked, 0), await sumsOf(db, asked, CHART_DAYS)]
  const average = averageOf(last.amount, last.orders)
  return { sales: { currency, days, last: { ...last, average }, before, change: changeOf(last.amount, before.amount), months }, member_id: viewer.id }
})

const HEAD = ['paid_at', 'order', 'status', 'items', 'pieces', 'currency', 'amount', 'postage', 'commission', 'refunded', 'net']
function cells({ paid_at, number, status, items, pieces, currency, ...sums }: StatementRow) {
  const money = (amount: number) => (amount < 0 ? `-${moneyText(-amount, currency)}` : moneyText(amount, currency))
  const { amount, postage, commission, refunded, net } = sums
  return [paid_at, number, status, items, pieces, currency, ...[amount, postage, commission, refunded, net].map(money)]
}

export const statement = query(storeSales.statement, async ({ input: { month }, viewer, db }) => {
  const rows = await statementRows(db, viewer.id, month, MOST_ORDERS)
  const file: FileAnswer = { body: csvFile([HEAD, ...rows.map(cells)]), type: 'text/csv; charset=utf-8', name: `sales-${month ?? 'year'}.csv` }
  return file as never
})
