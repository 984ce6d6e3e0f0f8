import { publishMedias } from '#features/media/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import type { Moderation } from '#server/slices/subject.ts'
import { postChanged } from '../contract.ts'
import { type Audience, isForAll } from '../rules.ts'
import { hideShown } from './pictures.ts'
import { picturesOf, seenPost } from './queries.ts'
import { postById, setTakenDown } from './queries-moderation.ts'

export const postModeration: Moderation = {
  async freeze({ db, viewer }, id) {
    const row = await seenPost(db, viewer, id as never)
    if (!row) return undefined
    const { author_id: member_id, body, edited_at, created_at, pictures } = row
    const title = body.replace(/\s+/g, ' ').slice(0, 80)
    return { member_id, title, lines: [{ by: 'reported', body, at: edited_at ?? created_at }], media_ids: pictures.map(({ media_id }) => media_id) }
  },
  async hide({ tx, emit }, id, is_hidden) {
    await lock(tx, 'posts', [id])
    const row = await postById(tx, id)
    if (!row || (row.removed_at !== null) === is_hidden) return false
    await setTakenDown(tx, row.id, is_hidden)
    if (is_hidden) await hideShown(tx, row.id)
    else if (!row.deleted_at && isForAll(row)) await publishMedias(tx, await picturesOf(tx, row.id))
    const { author_id, audience, club_id } = row
    emit(postChanged, {
      post_id: row.id,
      author_id,
      audience: audience as Audience,
      club_id,
      is_deleted: is_hidden || row.deleted_at !== null,
      mentioned: [],
    })
    return true
  },
}
