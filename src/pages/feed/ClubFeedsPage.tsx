import { useLingui } from '@lingui/react/macro'
import { feed } from '#features/feed/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { FeedView } from './FeedView.tsx'

/** What is written in the clubs that one is in. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(feed.list, place)
    return input && { ...input, type: 'clubs' as const, page_size: PAGE.feed }
  },
  asks: (input) => [queryOf(feed.list, input)],
  Draw: ({ input }) => {
    const { t } = useLingui()
    return <FeedView input={input} title={t`From your clubs`} />
  },
})
