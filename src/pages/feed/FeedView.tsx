import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { feed } from '#features/feed/contract.ts'
import { CLUB_FEEDS, FEEDS, LATEST, Rail, Stream } from '#features/feed/web/public.tsx'
import { Composer } from '#features/posts/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { address } from '#web/router/screen.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import css from './Feed.module.css'
import { Shelf } from './Shelf.tsx'

const FeedEmpty = lazyPart(async () => (await import('./FeedEmpty.tsx')).FeedEmpty)

/** A feed with its views, the field to write, and what stands beside it. */
export function FeedView({ input, title }: { input: InputOf<typeof feed.list>; title: string }) {
  const { t } = useLingui()
  const answer = useData(feed.list, input)
  const { type } = input
  const path = type === 'latest' ? LATEST : type === 'clubs' ? CLUB_FEEDS : FEEDS
  const hrefOf = (cursor: string) => address(path, feed.list, { type: type === 'latest' || type === 'clubs' ? 'following' : type, cursor })
  return (
    <main id="main" className={`page ${css.feed}`} tabIndex={-1}>
      <Head
        title={title}
        description={t`What collectors have found, listed and asked, the newest first.`}
        path={path}
        passing={type !== 'latest' || input.cursor !== undefined}
      />
      <h1 className="vh">{title}</h1>
      <Shelf current={type} />
      <div className={css.stream}>
        {answer.viewer_id && type !== 'clubs' && <Write input={input} />}
        <Views type={type} />
        {answer.paginated_items.data.length === 0 && <FeedEmpty type={type} />}
        <Stream key={type} asked={input} first={answer} hrefOf={hrefOf} />
      </div>
      <Rail />
    </main>
  )
}

function Write({ input }: { input: InputOf<typeof feed.list> }) {
  const client = useQueryClient()
  const me = useMe()
  if (!me) return null
  // The feed hears of it once the event is delivered; a moment later it stands at the head.
  const posted = () => setTimeout(() => void client.refetchQueries({ queryKey: keyOf({ op: feed.list, input }) }), POSTED_MS)
  return <Composer member={me} onPosted={posted} />
}
const POSTED_MS = 400

function Views({ type }: { type: InputOf<typeof feed.list>['type'] }) {
  const { t } = useLingui()
  const views = [
    { href: FEEDS, label: t`Following`, current: type === 'following' },
    { href: LATEST, label: t`Latest`, current: type === 'latest' },
    { href: CLUB_FEEDS, label: t`Clubs`, current: type === 'clubs' },
    { href: `${FEEDS}?type=market`, label: t`Market only`, current: type === 'market' },
  ]
  return <Tabs label={t`Views of the feed`} tabs={views} />
}
