import { syndicated } from '#server/syndication/syndicated.ts'
import { blogs } from '../contract.ts'
import { articleHtml } from './html.ts'

/** Articles with their whole texts, of everybody or of one member (`?user_id=`). */
export const blogsSyndicated = syndicated({
  name: 'blogs',
  page: '/blogs',
  op: blogs.texts,
  given: { page_size: 20 },
  entries: ({ articles: { data } }) =>
    data.map((article) => {
      const { id, article: head, user } = article.post
      return {
        ...{ id, path: `/blog/show/${id}`, title: head!.title, line: head!.summary, author: user.full_name },
        html: (origin: string) => articleHtml(article as never, origin),
      }
    }),
})
