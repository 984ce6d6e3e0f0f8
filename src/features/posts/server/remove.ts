import { mayWriteIn } from '#features/clubs/server/public.ts'
import { isRestorable } from '#features/comments/server/public.ts'
import { publishMedias } from '#features/media/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { postChanged, posts } from '../contract.ts'
import { type Audience, isForAll } from '../rules.ts'
import { hideShown } from './pictures.ts'
import { markDeleted, ownPost, picturesOf } from './queries.ts'
import { postAnswer } from './write.ts'

export const remove = command(posts.remove, async ({ input, viewer, tx, emit }) => {
  await lock(tx, 'posts', [input.id])
  const row = await ownPost(tx, viewer.id, input.id)
  if (!row || row.deleted_at) return refuse('post.not_found')
  await markDeleted(tx, row.id, true)
  await hideShown(tx, row.id)
  emit(postChanged, {
    post_id: row.id,
    author_id: viewer.id,
    audience: row.audience as Audience,
    club_id: row.club_id,
    is_deleted: true,
    mentioned: [],
  })
  return { done: true as const }
})

export const restore = command(posts.restore, async ({ input, viewer, tx, clock, emit, tools, requester }) => {
  await lock(tx, 'posts', [input.id])
  const row = await ownPost(tx, viewer.id, input.id)
  if (!row || (row.club_id && !(await mayWriteIn(tx, viewer.id, row.club_id)))) return refuse('post.not_found')
  if (row.deleted_at) {
    if (!isRestorable(row.deleted_at, await clock())) return refuse('post.too_late')
    await markDeleted(tx, row.id, false)
    if (isForAll(row)) await publishMedias(tx, await picturesOf(tx, row.id))
    emit(postChanged, {
      post_id: row.id,
      author_id: viewer.id,
      audience: row.audience as Audience,
      club_id: row.club_id,
      is_deleted: false,
      mentioned: [],
    })
  }
  return postAnswer({ tx, tools, viewer, requester }, row.id)
})
