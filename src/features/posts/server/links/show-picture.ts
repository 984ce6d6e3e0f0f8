import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { posts } from '../../contract.ts'
import { pictureOfLink } from './queries-links.ts'

export const linkPicture = query(posts.linkPicture, async ({ input: { id }, db }) => {
  const body = await pictureOfLink(db, id)
  return body ? { body, type: 'image/webp', name: 'link.webp', inline: true } : refuse('post.no_picture')
})
