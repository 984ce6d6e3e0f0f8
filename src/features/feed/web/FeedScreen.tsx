import { useLingui } from '@lingui/react/macro'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { FEED_PAGE, feed } from '../contract.ts'
import { FeedPage } from './FeedPage.tsx'
import { asksRail } from './Rail.tsx'

/** The home of a member: what those they follow have posted and listed. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(feed.list, place)
    return input && { ...input, page_size: FEED_PAGE }
  },
  asks: (input) => [queryOf(feed.list, input), ...asksRail(true)],
  Draw: ({ input }) => {
    const { t } = useLingui()
    return <FeedPage input={input} title={t`Feed`} />
  },
})
