import { safeParse } from 'zod/v4/core'
import { ownRows, trashRows } from '#features/stamp-items/server/public.ts'
import { takeOff as takeWishesOff } from '#features/wishlists/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { offline } from '../contract.ts'
import type { Merge, UnitFacts } from '../rules.ts'
import { unitValues } from '../shapes.ts'
import { Merging } from './apply.ts'
import { countConflicts, doneBefore, findDevice, keepConflicts, keepDone, type NewConflict, seeDevice } from './queries.ts'
import { offlineItem } from './view.ts'

type Edit = InputOf<typeof offline.edits>['edits'][number]

/** Offline edits go in under their items' locks, each once; what loses or is barred is kept beside the item. */
export const edits = command(offline.edits, async ({ input, viewer, tx, tools, emit }) => {
  // One request of a member at a time: the same edit cannot be in two of them.
  await lock(tx, 'members', [viewer.id])
  const device = await findDevice(tx, viewer.id, input.device_id)
  if (!device) return refuse('offline.device')
  const before = new Map((await doneBefore(tx, viewer.id, opIds(input.edits))).map((one) => [one.op_id, one]))
  const fresh = once(input.edits).filter(({ op_id }) => !before.has(op_id))
  const ids = [...new Set(input.edits.map(({ stamp_item_id }) => stamp_item_id))]
  if (ids.length) await lock(tx, 'stamp_items', ids)
  const rows = new Map((await ownRows(tx, ids, viewer.id)).map((row) => [row.id as string, row]))
  const trash = await trashRows(tx, ids, viewer.id)
  const merging = new Merging(
    tx,
    rows,
    trash.map(({ id }) => id),
  )
  const done = []
  const lost: NewConflict[] = []
  for (const edit of fresh) {
    const { outcome, reason = null } = await taken(merging, edit)
    done.push({ op_id: edit.op_id, outcome, reason })
    if ((outcome === 'conflict' || outcome === 'refused') && merging.now.has(edit.stamp_item_id))
      lost.push({ ...kept(edit), device: device.name, reason: reason ?? outcome })
  }
  await merging.write(tools.site.currency, viewer.id, emit)
  await keepConflicts(tx, viewer.id, lost)
  await keepDone(tx, viewer.id, done)
  await seeDevice(tx, device.id)
  const outcomes = [...before.values(), ...done] as typeof done
  const now = ids.length ? await ownRows(tx, ids, viewer.id) : []
  return { outcomes, stamp_items: now.map(offlineItem), conflicts: await countConflicts(tx, viewer.id) }
})

const opIds = (all: readonly Edit[]) => all.map(({ op_id }) => op_id)
const once = (all: readonly Edit[]) => [...new Map(all.map((edit) => [edit.op_id, edit])).values()]
const kept = ({ stamp_item_id, unit, base, value, made_at }: Edit) => ({
  stamp_item_id,
  unit,
  base: base as UnitFacts,
  value: value as UnitFacts,
  made_at,
})

/** Its values are read as those of a form; what cannot be read is refused alone. */
async function taken(merging: Merging, { stamp_item_id, unit, base, value }: Edit): Promise<Merge> {
  const read = safeParse(unitValues[unit], value)
  if (!read.success) return { outcome: 'refused', next: null, reason: 'input.form' }
  return merging.take(stamp_item_id, { unit, base: base as UnitFacts, value: read.data as UnitFacts })
}

export const takeOff = command(offline.takeOff, async ({ input, viewer, tx, emit }) => {
  if (!(await findDevice(tx, viewer.id, input.device_id))) return refuse('offline.device')
  await takeWishesOff({ tx, emit }, viewer.id, input.ids)
  return { ids: input.ids }
})
