import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, named } from '#kernel/shapes.ts'
import { ClubId } from './shapes.ts'

/** From Monday on, in UTC. `members` at its end, `writers` those who have posted in it. */
const ClubWeek = named(
  'ClubWeek',
  z.object({ week: z.iso.date(), members: z.int(), joined: z.int(), gone: z.int(), posts: z.int(), writers: z.int() }),
)

export const statisticsOperations = {
  statistics: operation({
    http: 'GET /clubs/{id}/statistics',
    permission: 'clubs.crud',
    input: fields({ id: ClubId }),
    output: z.object({ weeks: z.array(ClubWeek) }),
    refusals: { 'club.not_found': { status: 404 }, 'club.not_yours': { status: 403 } },
    doc: 'The last twelve weeks of a club, the present one first: members, who came and went, posts, and how many have posted. For those who run it.',
    topics: ({ id }) => [`club:${id}`, `posts of club:${id}`],
  }),
}
