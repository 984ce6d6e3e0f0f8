import { useLingui } from '@lingui/react/macro'
import { asksComments, Comments, DiscussionBar } from '#features/comments/web/public.tsx'
import { type PostId, posts } from '#features/posts/contract.ts'
import { readTree } from '#kernel/written/tree.ts'
import { partsOf } from '#kernel/written/tree-drawing.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { blogs } from '../../contract.ts'
import css from '../Article.module.css'
import { ArticleBody } from '../ArticleBody.tsx'
import { BLOGS, blogPath } from '../blog-answer.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { articleFacts } from './article-facts.ts'
import { moreOf, ReadNext } from './ReadNext.tsx'

const about = (id: string) => ({ commentable_type: 'Post' as const, commentable_id: id })

/** One article: head, contents, text, what is said about it. */
export default screen({
  reads: (place) => readInput(blogs.show, { ...place, path: { id: place.path.blog_id ?? '' } }),
  asks: ({ id }) => [queryOf(blogs.show, { id }), asksComments(about(id))],
  next: ({ id }, answerOf, round) => (round === 0 ? [queryOf(posts.list, moreOf(answerOf(blogs.show, { id }).article.post.user.id))] : []),
  Draw: ({ input: { id } }) => <BlogPage key={id} id={id} />,
})

function BlogPage({ id }: { id: PostId }) {
  const { t } = useLingui()
  const site = useSite()
  const { article, may_answer } = useData(blogs.show, { id })
  const { post } = article
  const { title, summary, is_news } = post.article!
  const tree = readTree(article.content)
  const parts = tree ? partsOf(tree) : []
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={summary || post.body.slice(0, 160)}
        path={blogPath(id)}
        picture={post.club ? '/og/site.jpg' : `/og/blogs/${id}.jpg`}
        type="article"
        feed={`blogs?user_id=${post.user.id}`}
        facts={[articleFacts(post, site)]}
      />
      <Crumbs
        crumbs={[
          { label: is_news ? t`News` : t`Blogs`, href: is_news ? `${BLOGS}?is_news=true` : BLOGS },
          { label: post.user.full_name, href: `${BLOGS}?user_id=${post.user.id}` },
          { label: title },
        ]}
      />
      <article>
        <ArticleHead article={article} />
        <div className={css.art}>
          <nav className={css.toc} aria-label={t`In this text`}>
            {parts.length > 1 && (
              <>
                <h2>{t`In this text`}</h2>
                {parts.map((part) => (
                  <a key={part.id} href={`#${part.id}`}>
                    <bdi>{part.title}</bdi>
                  </a>
                ))}
              </>
            )}
          </nav>
          <div>
            <ArticleBody article={article} table={t`Table`} />
            <div className={css.end}>
              <DiscussionBar about={about(id)} reactions={post.reactions} comment_count={post.comment_count} />
              {may_answer || !site.signed_in ? null : <Note>{t`Your plan reads news. Others answer them too.`}</Note>}
              <Comments {...about(id)} />
              <ReadNext member={post.user} but={id} />
            </div>
          </div>
        </div>
      </article>
    </main>
  )
}
