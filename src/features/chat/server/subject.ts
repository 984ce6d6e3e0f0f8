import { memberSubject } from '#features/members/contract.ts'
import { registered } from '#server/slices/subject.ts'
import { conversationSubject } from '../contract.ts'
import { besideMessage, isOfTwo } from './queries-reported.ts'

export const conversationKind = registered(conversationSubject, {
  uses: [],
  reach: isOfTwo,
  cards: async () => [],
  moderation: {
    is_private: true,
    /** The reported message and a few beside it, or the last ones: moderators read nothing else of a conversation. */
    async freeze({ db, viewer }, id, part) {
      const found = await besideMessage(db, viewer, id, part)
      if (!found) return undefined
      const { member_id, full_name, rows } = found
      const lines = rows.map((row) => ({
        by: row.sender_id === member_id ? ('reported' as const) : ('other' as const),
        body: row.body,
        at: row.sent_at,
      }))
      return { member_id, title: full_name, path: memberSubject.path(member_id), lines, media_ids: rows.flatMap(({ media_ids }) => media_ids) }
    },
  },
})
