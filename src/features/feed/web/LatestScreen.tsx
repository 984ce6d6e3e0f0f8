import { useLingui } from '@lingui/react/macro'
import { posts } from '#features/posts/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { FEED_PAGE, feed } from '../contract.ts'
import { FeedPage } from './FeedPage.tsx'
import { asksRail } from './Rail.tsx'
import { TopicPage } from './TopicPage.tsx'

function reads(place: RouteMatch) {
  const [input, of] = [readInput(feed.list, place), readInput(posts.list, place)]
  const topic = of?.topic
  return (
    input && { topic, input: { ...input, type: 'latest' as const, page_size: FEED_PAGE }, of: { topic, cursor: of?.cursor, page_size: FEED_PAGE } }
  )
}

/** The latest of everybody, or all posts with one topic. */
export default screen({
  reads,
  asks: ({ topic, input, of }, { signed_in }) => [topic ? queryOf(posts.list, of) : queryOf(feed.list, input), ...asksRail(signed_in)],
  Draw: ({ input: { topic, input, of } }) => {
    const { t } = useLingui()
    return topic ? <TopicPage topic={topic} asked={of} /> : <FeedPage input={input} title={t`Latest`} />
  },
})
