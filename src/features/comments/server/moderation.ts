import { lock } from '#server/operations/locks.ts'
import type { Moderation } from '#server/slices/subject.ts'
import { commentChanged } from '../contract.ts'
import { commentById, setHidden } from './queries-moderation.ts'

/** A comment has no page: it is read on the page of what it is about. */
export const commentModeration: Moderation = {
  async freeze({ db, subjects }, id) {
    const row = await commentById(db, id)
    if (!row) return undefined
    const about = [...subjects.values()].find(({ name }) => name === row.subject_type)
    const { member_id, body, edited_at, created_at, subject_id } = row
    const lines = [{ by: 'reported' as const, body, at: edited_at ?? created_at }]
    return { member_id, title: body.slice(0, 80), ...(about && { path: about.path(subject_id) }), lines, media_ids: [] }
  },
  async hide({ tx, emit }, id, is_hidden) {
    await lock(tx, 'comments', [id])
    const row = await commentById(tx, id)
    if (!row || (row.hidden_at !== null) === is_hidden) return false
    await setHidden(tx, row.id, is_hidden)
    const { subject_type, subject_id, member_id } = row
    emit(commentChanged, { comment_id: row.id, subject_type, subject_id, kind: '', member_id, owner_id: null, mentioned: [] })
    return true
  },
}
