import { registered } from '#server/slices/subject.ts'
import { groupSubject } from '../contract.ts'
import { besideMessage, isMember } from './queries-subject.ts'

export const groupKind = registered(groupSubject, {
  uses: [],
  reach: isMember,
  cards: async () => [],
  moderation: {
    is_private: true,
    /** The reported message and a few beside it that the reporter may read: moderators read nothing else of a group. */
    async freeze({ db, viewer }, id, part) {
      const found = await besideMessage(db, viewer, id, part)
      if (!found) return undefined
      const { member_id, name, rows } = found
      const lines = rows.map(({ sender_id, body, sent_at }) => ({
        by: sender_id === member_id ? ('reported' as const) : ('other' as const),
        body,
        at: sent_at,
      }))
      return { member_id, title: name, lines, media_ids: rows.flatMap(({ media_ids }) => media_ids) }
    },
  },
})
