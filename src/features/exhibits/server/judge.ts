import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { exhibitMoved, exhibits } from '../contract.ts'
import { fitsSheet, step } from '../rules.ts'
import { seenExhibit } from './queries.ts'
import { changeExhibit, keepSheet, missingSheets } from './queries-write.ts'

/** Race: the event is locked, so that of two last sheets one makes it judged and the other is refused. */
export const judge = command(exhibits.judge, async ({ input: { id, marks, remark }, viewer, tx, emit }) => {
  const known = await seenExhibit(tx, viewer.id, id)
  if (!known?.is_judge) return refuse('exhibit.not_found')
  await lock(tx, 'events', [known.event_id])
  const row = await seenExhibit(tx, viewer.id, id)
  const judged = row?.is_judge && step(row.status, 'judge', 'judge')
  if (!row || !judged) return refuse('exhibit.state')
  if (!fitsSheet(row.class, marks)) return refuse('exhibit.marks')
  await keepSheet(tx, id, viewer.id, marks, remark)
  if ((await missingSheets(tx, id)) === 0) await changeExhibit(tx, id, { status: judged })
  emit(exhibitMoved, { event_id: row.event_id, exhibit_id: id, user_id: row.user_id, actor_id: viewer.id, what: 'sheet' })
  return { done: true as const }
})
