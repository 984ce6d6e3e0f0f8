import { network } from '#features/network/contract.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { albums } from '../../contract.ts'
import { Albums } from './Albums.tsx'

/** The list of a member's lots or sets: the address says which. */
export const kindScreen = (type: 'lot' | 'set') =>
  screen({
    reads: (match: RouteMatch) => {
      const list = readInput(albums.list, match)
      return list?.user_id && { ...list, user_id: list.user_id, type }
    },
    asks: (list) => [queryOf(albums.list, list), queryOf(network.standing, { id: list.user_id })],
    Draw: ({ input }) => <Albums list={input} at={`${type}s`} />,
  })
