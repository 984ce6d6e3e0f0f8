import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { wishlists } from '../contract.ts'
import { Wishlist } from './Wishlist.tsx'

export default screen({
  reads: (match: RouteMatch) => readInput(wishlists.list, match),
  asks: (list) => [queryOf(wishlists.list, list)],
  Draw: ({ input }) => <Wishlist list={input} />,
})
