import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { bulkListing } from './contract.ts'

const refusals: Texts<CodeOf<typeof bulkListing>> = {
  'bulk.none': 'Choose a file.',
  'bulk.unreadable': 'This file cannot be read. Save it as CSV or XLSX and try again.',
  'bulk.columns': 'The table needs a column “price”, and a column “number” of your items or “category” of supplies. Take our table as a start.',
  'bulk.too_many': 'A table may have 2,000 rows. Split it into several.',
  'bulk.empty': 'There are no rows in this file.',
  'bulk.no_store': 'Open your store first.',
  'bulk.not_found': 'This table is gone, or was never yours to see.',
  'bulk.state': 'That is not possible any more: this table has changed meanwhile.',
}

export const bulkListingTexts = texts(refusals)
