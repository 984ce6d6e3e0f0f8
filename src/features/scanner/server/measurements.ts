import { findOwnItem, seenRows } from '#features/stamp-items/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { itemMeasured, scanner } from '../contract.ts'
import { isWithoutScale } from '../rules.ts'
import { keepReading, readingsOf } from './queries.ts'

export const keep = command(scanner.keep, async ({ input: { id, reading }, viewer, tx, emit }) => {
  await lock(tx, 'stamp_items', [id])
  if (!(await findOwnItem(tx, id, viewer.id))) return refuse('scan.item_not_found')
  if (isWithoutScale(reading)) return refuse('scan.no_scale')
  await keepReading(tx, { stamp_item_id: id, method: reading.method, scale: reading.scale, reading })
  emit(itemMeasured, { stamp_item_id: id })
  return { done: true as const }
})

type Kept = OutputOf<typeof scanner.measurements>['measurements'][number]

export const measurements = query(scanner.measurements, async ({ input: { id }, viewer, db }) => {
  const [item] = await seenRows(db, [id], viewer.id)
  if (!item) return refuse('scan.item_not_found')
  const rows = await readingsOf(db, id)
  return { measurements: rows.map(({ reading, measured_at }) => ({ reading: reading as Kept['reading'], measured_at })) }
})
