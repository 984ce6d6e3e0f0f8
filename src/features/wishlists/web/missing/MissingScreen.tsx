import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { wishlists } from '../../contract.ts'
import { Missing } from './Missing.tsx'

/** What one’s collection lacks of a set, a country or a year. */
export default screen({
  visitors: 'members',
  reads: (match: RouteMatch) => readInput(wishlists.missing, match),
  asks: (asked) => [queryOf(wishlists.missing, asked)],
  Draw: ({ input }) => <Missing asked={input} />,
})
