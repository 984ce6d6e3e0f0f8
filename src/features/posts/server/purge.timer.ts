import { forgetDiscussion } from '#features/comments/server/public.ts'
import { unuseMedias } from '#features/media/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { postGone, postSubject } from '../contract.ts'
import { dropPost, duePosts, picturesOf } from './queries.ts'

/** What was deleted a minute ago goes for good, with all that was said about it. */
export const purgePosts = timer({
  name: 'posts.purge',
  due: duePosts,
  async run({ tx, emit }, id) {
    await lock(tx, 'posts', [id])
    const pictures = await picturesOf(tx, id)
    const gone = await dropPost(tx, id)
    if (!gone) return
    await unuseMedias(tx, pictures, postSubject.type, id)
    await forgetDiscussion(tx, postSubject.name, [id])
    emit(postGone, { post_id: id, author_id: gone.author_id, club_id: gone.club_id })
  },
})
