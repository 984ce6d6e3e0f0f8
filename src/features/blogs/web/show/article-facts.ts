import type { Site } from '#web/router/screen.ts'
import { type ArticleShown, blogPath } from '../blog-answer.ts'

/** Article of schema.org. */
export function articleFacts({ id, article, user, created_at, edited_at }: ArticleShown['post'], { origin, name }: Pick<Site, 'origin' | 'name'>) {
  const { title, summary, cover, is_news, tags } = article!
  return {
    '@type': is_news ? 'NewsArticle' : 'Article',
    headline: title,
    ...(summary && { description: summary }),
    ...(cover && { image: origin + cover.media_url }),
    ...(tags.length && { keywords: tags.join(', ') }),
    datePublished: created_at,
    dateModified: edited_at ?? created_at,
    author: { '@type': 'Person', name: user.full_name, url: `${origin}/profile/${user.id}` },
    publisher: { '@type': 'Organization', name, url: origin },
    mainEntityOfPage: origin + blogPath(id),
  }
}
