import { useLingui } from '@lingui/react/macro'
import { feed } from '#features/feed/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { FeedView } from './FeedView.tsx'

/** The home of a member: what those they follow have posted and listed. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(feed.list, place)
    return input && { ...input, page_size: PAGE.feed }
  },
  asks: (input) => [queryOf(feed.list, input)],
  Draw: ({ input }) => {
    const { t } = useLingui()
    return <FeedView input={input} title={t`Feed`} />
  },
})
