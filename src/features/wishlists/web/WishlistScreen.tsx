import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { wishlists } from '../contract.ts'
import { Wishlist } from './Wishlist.tsx'

/** One's own wishlist. */
export default screen({
  visitors: 'members',
  reads: (match: RouteMatch) => {
    const list = readInput(wishlists.list, match)
    return list && { ...list, user_id: undefined }
  },
  asks: (list) => [queryOf(wishlists.list, list), queryOf(wishlists.matches, {}), queryOf(wishlists.progress, {})],
  Draw: ({ input }) => <Wishlist list={input} />,
})
