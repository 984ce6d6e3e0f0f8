import { searches } from '#features/search/contract.ts'
import type { People } from '../join.ts'

/** What demo members have searched for: enough of them for the same that the head offers it. */
const SEARCHED: Readonly<Record<string, number>> = { zeppelin: 7, 'penny black': 6, 'mount fuji': 5, helvetia: 4, 'scott 240': 3, sovereign: 3 }

export async function searchAround(people: People) {
  const members = [...people.values()]
  for (const [at, [search, count]] of Object.entries(SEARCHED).entries())
    for (const member of members.slice(at, at + count)) await member.does(searches.keepLog, { search })
}
