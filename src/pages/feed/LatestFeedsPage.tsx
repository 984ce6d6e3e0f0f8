import { useLingui } from '@lingui/react/macro'
import { feed } from '#features/feed/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { FeedView } from './FeedView.tsx'
import { TopicFeed } from './TopicFeed.tsx'

function reads(place: RouteMatch) {
  const [input, of] = [readInput(feed.list, place), readInput(posts.list, place)]
  const topic = of?.topic
  return (
    input && { topic, input: { ...input, type: 'latest' as const, page_size: PAGE.feed }, of: { topic, cursor: of?.cursor, page_size: PAGE.feed } }
  )
}

/** The latest of everybody, or all posts with one topic. */
export default screen({
  reads,
  asks: ({ topic, input, of }) => [topic ? queryOf(posts.list, of) : queryOf(feed.list, input)],
  Draw: ({ input: { topic, input, of } }) => {
    const { t } = useLingui()
    return topic ? <TopicFeed topic={topic} asked={of} /> : <FeedView input={input} title={t`Latest`} />
  },
})
