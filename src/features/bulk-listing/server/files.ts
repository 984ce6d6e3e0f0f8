import { moneyText } from '#features/imports/server/public.ts'
import { csvFile } from '#server/csv.ts'
import type { FileAnswer } from '#server/operations/contexts.ts'
import { query } from '#server/operations/slice.ts'
import { bulkListing } from '../contract.ts'
import { columnNames, MOST_ROWS } from '../rules.ts'
import { type ListedRow, listedProducts, unlistedItems } from './queries.ts'

const MOST_LISTED = 50_000
const csv = (name: string, rows: readonly (readonly unknown[])[]): FileAnswer => ({ body: csvFile(rows), type: 'text/csv; charset=utf-8', name })

/** Our columns, with one's own items that wait for a price. */
export const template = query(bulkListing.template, async ({ viewer, db }) => {
  const items = await unlistedItems(db, viewer.id, MOST_ROWS)
  const rows = items.map(({ number, name, mint, used }) => {
    const known: Readonly<Record<string, unknown>> = { number, name, quantity: 1, unit: mint > used ? 'mint' : 'used', type: 'StampItem' }
    return columnNames.map((column) => known[column] ?? '')
  })
  return csv('to-list.csv', [columnNames, ...rows]) as never
})

export const exportListings = query(
  bulkListing.exportListings,
  async ({ viewer, db }) =>
    csv('listings.csv', [[...columnNames, 'status'], ...(await listedProducts(db, viewer.id, MOST_LISTED)).map(cells)]) as never,
)

function cells({ number, productable_type, currency, regular_price, sale_price, category_ids, condition, tags, status, ...row }: ListedRow) {
  const known: Readonly<Record<string, unknown>> = {
    ...{ ...row, number, type: productable_type, price: moneyText(regular_price, currency), publish: status === 'published' ? 'yes' : 'no' },
    ...{
      sale_price: sale_price === null ? '' : moneyText(sale_price, currency),
      category: (category_ids ?? []).join(', '),
      condition,
      tags: tags.join(', '),
    },
  }
  return [...columnNames.map((column) => known[column] ?? ''), status]
}
