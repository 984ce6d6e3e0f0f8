import type * as z from 'zod/mini'
import type { Id } from '#kernel/shapes.ts'
import type { ProductImport, ProductImportRow } from '../contract.ts'
import type { BulkState, RowFlaw } from '../rules.ts'
import type { ImportRecord, RowRecord } from './queries.ts'

type Shown = z.output<typeof ProductImport>
const NONE = { good: 0, wrong: 0, skipped: 0, listed: 0, undone: 0, kept: 0 }

export const importView = ({ id, name, status, headers, total, counts, created_at, ended_at }: ImportRecord): Shown => ({
  ...{ id: id as Shown['id'], name, status: status as BulkState, headers: headers as unknown as string[], total, created_at, ended_at },
  counts: { ...NONE, ...counts },
})

type ShownRow = z.output<typeof ProductImportRow>
/** Says why the market refused a row, in the reader's language. */
export type Say = (code: string) => string
const REFUSED: readonly string[] = ['refused', 'draft']
export const rowView = ({ position, status, cells, problems, product_id }: RowRecord, say: Say): ShownRow => ({
  ...{ position, status: status as ShownRow['status'], cells: cells as unknown as string[], product_id: product_id as Id<'products'> | null },
  problems: (problems as unknown as RowFlaw[]).map((one) => ({ ...one, said: REFUSED.includes(one.code) ? say(one.given) : null })),
})
