import { comments } from '#features/comments/contract.ts'
import { reactions } from '#features/reactions/contract.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { posts } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/latest-feeds', '/latest-feeds?topic=line-engraved', '/feeds/show/{post}'],
    ann: ['/feeds', '/feeds?type=market', '/latest-feeds', '/latest-feeds?topic=nothing', '/feeds/show/{post}'],
    ben: ['/feeds'],
  },
  async stock({ ann, ben, cleo }) {
    const { post } = await ann.gets(posts.create, { body: 'Plate 164 with a readable London cancel, thanks to @ben #line-engraved' })
    await ann.gets(posts.edit, { id: post.id, body: 'Plate 146 with a readable London cancel, thanks to @ben #line-engraved' })
    const about = { commentable_type: 'Post', commentable_id: post.id }
    const { comment } = await ben.gets(comments.create, { ...about, body: 'It waited in the drawer' })
    await cleo.gets(comments.create, { ...about, body: 'Which drawer?', parent_id: comment.id })
    await cleo.gets(reactions.react, { reactionable_type: 'Post', reactionable_id: post.id, reaction: 'great_find' })
    return { post: post.id }
  },
}
