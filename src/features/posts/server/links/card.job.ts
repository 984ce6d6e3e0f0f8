import * as z from 'zod/mini'
import { job } from '#server/jobs/job.ts'
import { linkRead } from '../../contract.ts'
import { pageAt } from './fetch-card.ts'
import { keepCard } from './queries-links.ts'

/** Asks a page once for all posts that name it. A second run asks again and keeps the same. */
export const readLink = job({
  name: 'posts.read_link',
  input: z.strictObject({ url: z.string() }),
  at_once: 2,
  async run({ tools, transact }, { url }) {
    const page = await pageAt(tools, url)
    await transact(async ({ tx, emit }) => {
      const posts = await keepCard(tx, url, page)
      if (posts.length) emit(linkRead, { posts: posts.map(({ id, author_id, club_id }) => ({ post_id: id, author_id, club_id })) })
    })
  },
})
