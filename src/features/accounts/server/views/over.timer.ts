import { timer } from '#server/operations/slice.ts'
import { viewChanged } from '../../contract.ts'
import { endViewOf, isViewDue, nextViewEnd, viewsDue } from './queries-views.ts'

/** A view has run its quarter of an hour. It opens nothing from then on; here its end is written down. */
export const viewsOver = timer({
  name: 'accounts.view_over',
  due: viewsDue,
  next: nextViewEnd,
  async run({ tx, emit, record }, id) {
    if (!(await isViewDue(tx, id))) return
    const { session_id, administrator_id, member_id } = (await endViewOf(tx, id))!
    emit(viewChanged, { session_id })
    record({ family: 'moderation', operation: 'accounts.view_over', actor_id: administrator_id, session_id, ids: { member_id } })
  },
})
