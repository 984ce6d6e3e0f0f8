import { unuseAllOf } from '#features/media/server/public.ts'
import { postGone } from '#features/posts/contract.ts'
import { on } from '#server/operations/slice.ts'
import { USED_AS } from './drafts.ts'
import { leftDraft } from './queries.ts'
import { dropDraft } from './queries-write.ts'

/** An article that cannot be taken back any more takes its draft along. */
export const onPostGone = on(postGone, 'blogs.post_gone', async ({ tx }, { post_id }) => {
  const id = await leftDraft(tx, post_id)
  if (!id) return
  await unuseAllOf(tx, USED_AS, [id])
  await dropDraft(tx, id)
})
