import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../../contract.ts'
import { isDistinct } from '../../rules.ts'
import { ownRows } from '../queries.ts'
import { itemViews } from '../view.ts'
import { givenOf } from './again.ts'
import { barredFrom, changeOwn } from './change-own.ts'

/** A sheet, or one thing of all that are selected: all of it or nothing. */
export const bulk = command(stampItems.bulk, async ({ input: { items }, viewer, tx, tools, emit }) => {
  const ids = items.map(({ id }) => id)
  await lock(tx, 'stamp_items', ids)
  const rows = new Map((await ownRows(tx, ids, viewer.id)).map((row) => [row.id, row]))
  if (!isDistinct(ids) || rows.size !== ids.length) return refuse('stamp_item.not_found')
  const changed = []
  for (const { id, ...news } of items) {
    const before = rows.get(id)!
    const said = { ...givenOf(before), ...withoutUnsaid(news), ...('grade' in news && { grade_scale: null }) }
    const barred = await barredFrom(tx, before, said)
    if (barred) return barred
    changed.push({ id, ...said })
  }
  await changeOwn(tx, tools.site.currency, changed)
  for (const stamp_item_id of ids) emit(stampItemChanged, { stamp_item_id, member_id: viewer.id })
  const after = new Map((await ownRows(tx, ids, viewer.id)).map((row) => [row.id, row]))
  return {
    stamp_items: await itemViews(
      tx,
      tools.files,
      ids.map((id) => after.get(id)!),
      viewer.id,
    ),
  }
})

type Unsaid<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }
const withoutUnsaid = <T extends object>(news: T) => Object.fromEntries(Object.entries(news).filter(([, value]) => value !== undefined)) as Unsaid<T>
