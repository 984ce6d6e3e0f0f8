import { useLingui } from '@lingui/react/macro'
import { posts } from '#features/posts/contract.ts'
import { PostCard } from '#features/posts/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from '../Blogs.module.css'
import { BLOGS, CREATE_BLOG } from '../blog-answer.ts'
import { BlogTabs } from './BlogTabs.tsx'

const SHOWN = 12

/** Articles of everybody, of one member, or the operator's news: the newest first. */
export default screen({
  reads: (place) => {
    const input = readInput(posts.list, place)
    return input && { ...input, kind: 'Blog' as const, page_size: SHOWN }
  },
  asks: (input) => [queryOf(posts.list, input)],
  Draw: ({ input }) => <Blogs input={input} />,
})

function Blogs({ input }: { input: InputOf<typeof posts.list> }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { data, next_page_url } = useData(posts.list, input).posts
  const writer = input.user_id && data[0]?.user.full_name
  const title = writer ? t`Blog of ${writer}` : input.is_news ? t`News` : t`Blogs`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={t`What collectors have found out, with pictures: dating, plates, forgeries, fairs.`}
        path={BLOGS}
        feed={input.user_id ? `blogs?user_id=${input.user_id}` : 'blogs'}
        passing={input.cursor !== undefined || input.topic !== undefined || input.user_id !== undefined}
      />
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="row push">
          <Button href={input.user_id ? `/rss/blogs?user_id=${input.user_id}` : '/rss/blogs'} variant="quiet" icon="rss-simple" data-reload>
            RSS
          </Button>
          {signed_in && <Button href={CREATE_BLOG} variant="fill" icon="note-pencil">{t`Write an article`}</Button>}
        </span>
      </div>
      <BlogTabs current={input.user_id ? undefined : input.is_news ? 'news' : 'all'} />
      {data.length === 0 && <EmptyState title={t`Nothing is written here yet`} line={t`Articles stand here, the newest first.`} />}
      <div className={css.list}>
        {data.map((post, at) => (
          <PostCard key={post.id} post={post} eager={at < 2} />
        ))}
      </div>
      <NextPage op={posts.list} path={BLOGS} input={input} url={next_page_url}>
        {t`More articles`}
      </NextPage>
    </main>
  )
}
