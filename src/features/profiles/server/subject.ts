import { memberSubject } from '#features/members/contract.ts'
import { tiesOf } from '#features/network/server/public.ts'
import { registered } from '#server/slices/subject.ts'
import { foundView } from './found-view.ts'
import { memberReach, membersSeen, profilesShown } from './queries-subject.ts'

export const memberKind = registered(memberSubject, {
  uses: ['bookmark'],
  reach: memberReach,
  moderation: {
    async freeze({ db, viewer }, id) {
      const [row] = await profilesShown(db, id, viewer)
      return row && { member_id: row.id, title: row.full_name, lines: [{ by: 'reported', body: row.description, at: null }], media_ids: [] }
    },
  },
  async cards({ db }, viewer, ids) {
    const rows = await membersSeen(db, ids, viewer)
    const tiesTo = await tiesOf(
      db,
      viewer,
      rows.map(({ id }) => id),
    )
    return rows.map(({ store_id, store_name, ...row }) => ({
      ...{ id: row.id, title: row.full_name, line: `@${row.username}`, image_url: row.image_url },
      detail: { user: { ...foundView(row, tiesTo(row.id), viewer), store: store_id && { id: store_id, name: store_name } } },
    }))
  },
})
