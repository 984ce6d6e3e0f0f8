import { lock } from '#server/operations/locks.ts'
import type { Moderation } from '#server/slices/subject.ts'
import { eventChanged } from '../contract.ts'
import { eventById, seenEvents } from './queries.ts'
import { setHidden } from './queries-write.ts'

export const eventModeration: Moderation = {
  async freeze({ db, viewer }, id) {
    const [row] = await seenEvents(db, viewer, [id])
    if (!row) return undefined
    const body = [row.description, row.location].filter(Boolean).join('\n')
    const media_ids = row.cover_media_id ? [row.cover_media_id] : []
    return { member_id: row.user_id, title: row.title, lines: [{ by: 'reported', body, at: row.published_at }], media_ids }
  },
  async hide({ tx, emit }, id, is_hidden) {
    await lock(tx, 'events', [id])
    const row = await eventById(tx, null, id)
    if (!row || (row.hidden_at !== null) === is_hidden) return false
    await setHidden(tx, row.id, is_hidden)
    const { user_id, type, visibility, club_id } = row
    emit(eventChanged, { event_id: row.id, user_id, type, visibility, club_id, what: is_hidden ? 'hidden' : 'shown' })
    return true
  },
}
