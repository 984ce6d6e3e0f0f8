import * as z from 'zod/mini'
import { bringBackOwn, findItems, findOwnItem, ownRows, trashRows } from '#features/stamp-items/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { offline } from '../contract.ts'
import { type Unit, type UnitFacts, unitOf } from '../rules.ts'
import { factsOf, Merging } from './apply.ts'
import { type ConflictRow, conflictPage, countConflicts, findConflict, openConflicts, settleConflict } from './queries.ts'

const KEYS = z.tuple([z.uuid()])

export const conflicts = query(offline.conflicts, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(offline.conflicts, input, await conflictPage(db, viewer.id, place), (row) => [row.id])
  const items = await findItems(
    db,
    rows.map(({ stamp_item_id }) => stamp_item_id),
  )
  const total = input.cursor === undefined ? await totalOf(db, openConflicts(db, viewer.id).select('c.id')) : {}
  const data = rows.map(({ value, ...row }) => {
    const item = items.get(row.stamp_item_id)!
    const theirs = item.deleted_at ? null : unitOf(row.unit as Unit, factsOf(item))
    return { ...row, mine: value, theirs, item_name: item.name }
  })
  return { conflicts: { data, ...total, next_page_url } }
})

export const settle = command(offline.settle, async ({ input: { id, use }, viewer, tx, tools, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const conflict = await findConflict(tx, viewer.id, id)
  if (!conflict) return refuse('offline.conflict')
  const { stamp_item_id } = conflict
  await lock(tx, 'stamp_items', [stamp_item_id])
  const before = await findOwnItem(tx, stamp_item_id, viewer.id)
  const stood = before ? unitOf(conflict.unit as Unit, factsOf(before)) : {}
  if (use === 'mine' && !(await putIn({ viewer, tx, tools, emit }, conflict))) return refuse('offline.barred')
  await settleConflict(tx, id, use, stood)
  return { conflicts: await countConflicts(tx, viewer.id) }
})

/** The value of the device after all: an edit of the item as it stands, with the same rules. An item in the trash comes back for it. */
async function putIn(
  { viewer, tx, tools, emit }: Pick<CommandContext<typeof offline.settle>, 'viewer' | 'tx' | 'tools' | 'emit'>,
  conflict: ConflictRow,
) {
  const { stamp_item_id, value } = conflict
  const unit = conflict.unit as Unit
  if ((await trashRows(tx, [stamp_item_id], viewer.id)).length) await bringBackOwn(tx, [stamp_item_id], viewer.id)
  const rows = new Map((await ownRows(tx, [stamp_item_id], viewer.id)).map((row) => [row.id as string, row]))
  const row = rows.get(stamp_item_id)
  if (!row) return false
  const merging = new Merging(tx, rows, [])
  const { outcome } = await merging.take(stamp_item_id, { unit, base: unitOf(unit, factsOf(row)), value: value as UnitFacts })
  await merging.write(tools.site.currency, viewer.id, emit)
  return outcome === 'applied' || outcome === 'already'
}
