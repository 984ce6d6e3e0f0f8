import { blogs } from '#features/blogs/contract.ts'
import { comments } from '#features/comments/contract.ts'
import { actor, type DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { ARTICLES, type DemoArticle, NEWS, OPERATOR } from './articles.ts'
import { isWritten, markBlogs, ownItems } from './blogs-queries.ts'
import { treeFrom } from './tree-from.ts'

/** The name of this part among what is filled. */
export const DEMO_BLOGS = 'demo-blogs'

/** Articles of the demo members and news of the operator. One that is there from an interrupted start is not written twice. */
export async function writeBlogs(parts: DemoParts, people: People): Promise<void> {
  const desk = people.get(OPERATOR)
  // The operator's right to publish news comes with a role, which no demo member has.
  const operator = desk && actor(parts.product, desk.id, 'en', 'premium', ['user.access.admin'])
  for (const one of NEWS) if (operator) await write(parts, people, operator, one, true)
  for (const one of ARTICLES) {
    const author = people.get(one.by)
    if (author) await write(parts, people, author, one, false)
  }
  await markBlogs(parts.pool, DEMO_BLOGS)
}

async function write({ pool }: DemoParts, people: People, author: DemoActor, article: DemoArticle, is_news: boolean) {
  const { title, summary, lines, tags, comments: said = [] } = article
  if (await isWritten(pool, author.id, title)) return
  const items = await ownItems(pool, author.id, 6)
  const [cover] = items
  const { draft } = await author.does(blogs.begin, {
    ...{ title, summary, tags: [...tags], is_news, content: JSON.stringify(treeFrom(lines, items)) },
    ...(cover && { cover_media_id: cover.media_id, cover_alt: cover.name }),
  })
  const { draft: published } = await author.does(blogs.publish, { id: draft.id, version: draft.version })
  for (const { by, body } of said) await people.get(by)?.does(comments.create, { commentable_type: 'Post', commentable_id: published.post_id!, body })
}
