import type * as z from 'zod/mini'
import type { Import, ImportRow } from '../contract.ts'
import { type ImportState, isBusy, percentOf } from '../rules.ts'
import type { ImportRecord, RowRecord } from './queries.ts'

type Shown = z.output<typeof Import>
const NONE = { good: 0, wrong: 0, skipped: 0, imported: 0, undone: 0, kept: 0 }

export function importView(row: ImportRecord): Shown {
  const { waiting: _, ...counts } = { ...NONE, ...row.counts } as typeof NONE & { waiting?: number }
  return {
    id: row.id as Shown['id'],
    name: row.name,
    preset: row.preset as Shown['preset'],
    status: row.status as ImportState,
    headers: row.headers as unknown as string[],
    mapping: row.mapping as unknown as (string | null)[],
    total: row.total,
    progress: percentOf(!isBusy(row.status), row.done, row.total),
    counts,
    same_as: row.same_as && { ...row.same_as, created_at: new Date(row.same_as.created_at) },
    created_at: row.created_at,
    ended_at: row.ended_at,
  }
}

type ShownRow = z.output<typeof ImportRow>
export const rowView = ({ position, status, cells, problems, stamp_item_id }: RowRecord): ShownRow => ({
  position,
  status: status as ShownRow['status'],
  cells: cells as unknown as string[],
  problems: problems as unknown as ShownRow['problems'],
  stamp_item_id: stamp_item_id as ShownRow['stamp_item_id'],
})
