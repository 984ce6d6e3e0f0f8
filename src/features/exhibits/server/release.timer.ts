import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { exhibitMoved } from '../contract.ts'
import { step } from '../rules.ts'
import { letGo, lockPieces } from './hold.ts'
import { dueRow, overdue } from './queries-timers.ts'
import { changeExhibit, dropSheets } from './queries-write.ts'

/** When the date is over, called off, or the place given back, pieces are their owner's again. What was shown stays on its page. */
export const releaseExhibits = timer({
  name: 'exhibits.release',
  due: overdue,
  async run({ tx, emit }, id) {
    const known = await dueRow(tx, id)
    if (!known) return
    await lockPieces(tx, id)
    await lock(tx, 'events', [known.event_id])
    const row = await dueRow(tx, id)
    if (!row) return
    await letGo(tx, id)
    const lapsed = row.stands ? undefined : step(row.status, 'lapse', 'clock')
    if (lapsed) {
      await changeExhibit(tx, id, { status: lapsed })
      await dropSheets(tx, id)
    }
    emit(exhibitMoved, { event_id: row.event_id, exhibit_id: id, user_id: row.user_id, actor_id: null, what: lapsed ? 'withdrawn' : 'released' })
  },
})
