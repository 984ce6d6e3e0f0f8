import { network } from '#features/network/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { albums } from '../../contract.ts'
import { Albums } from './Albums.tsx'

/** A member's albums as part of all collections. */
export default screen({
  reads: (match: RouteMatch) => {
    const list = readInput(albums.list, match)
    return list?.user_id && { ...list, user_id: list.user_id }
  },
  asks: (list) => [queryOf(albums.list, list), queryOf(network.standing, { id: list.user_id })],
  Draw: ({ input }) => <Albums list={input} at="collections" />,
})
