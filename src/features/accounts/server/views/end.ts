import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { accounts, viewChanged } from '../../contract.ts'
import { endViewOf } from './queries-views.ts'

/** Of the form in the bar above every page. */
export const endViewHttp = accounts.endView.http

export const endView = command(accounts.endView, async ({ viewer, tx, emit, concerns }) => {
  const ended = viewer.seen_by && (await endViewOf(tx, viewer.seen_by.view_id))
  if (!ended) return refuse('view.none')
  concerns({ member_id: ended.member_id })
  emit(viewChanged, { session_id: ended.session_id })
  return { done: true as const, member_id: ended.member_id }
})
