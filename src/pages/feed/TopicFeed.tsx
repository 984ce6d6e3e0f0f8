import { useLingui } from '@lingui/react/macro'
import { LATEST, Rail } from '#features/feed/web/public.tsx'
import { posts } from '#features/posts/contract.ts'
import { PostCard } from '#features/posts/web/public.tsx'
import type { GivenOf } from '#kernel/operation.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import css from './Feed.module.css'
import { Shelf } from './Shelf.tsx'

const TopicEmpty = lazyPart(async () => (await import('./TopicEmpty.tsx')).TopicEmpty)

/** All posts with one topic, the newest first. */
export function TopicFeed({ topic, asked }: { topic: string; asked: GivenOf<typeof posts.list> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(posts.list, asked).posts
  const cursor = next_page_url && new URLSearchParams(next_page_url.split('?')[1]).get('cursor')
  const title = `#${topic}`
  return (
    <main id="main" className={`page ${css.feed}`} tabIndex={-1}>
      <Head title={title} description={t`Posts about ${topic}`} path={`${LATEST}?topic=${encodeURIComponent(topic)}`} passing />
      <Shelf current="" topic={topic} />
      <div className={css.stream}>
        <h1 className={css.topic}>
          <bdi>{title}</bdi>
        </h1>
        {!data.length && <TopicEmpty topic={topic} />}
        {data.map((post, at) => (
          <PostCard key={post.id} post={post} eager={at < 2} />
        ))}
        {cursor && (
          <p className={css.more}>
            <Button href={`${LATEST}?topic=${encodeURIComponent(topic)}&cursor=${cursor}`}>{t`Show more`}</Button>
          </p>
        )}
      </div>
      <Rail />
    </main>
  )
}
