// Follows of the demo members, by similar collections and by sellers of what a member collects; always the same.
import { DEMO_MEMBERS, DEMO_STORES } from '../people.ts'
import { dice } from '../random.ts'
import { PRIVATE, TASTES } from './taste.ts'

export interface Follow {
  readonly follower: string
  readonly followed: string
  readonly status: 'Accepted' | 'Pending'
  readonly days_ago: number
}
const SEED = 1856
const FOLLOWED = 300
const LONGEST_AGO = 700
/** Of the requests to follow a private profile, one in three is still pending. */
const WAITS = 3
/** Pending requests are at most this many days old, because they expire after 30. */
const FRESH = 20

const usernames = DEMO_MEMBERS.map(({ username }) => username)
const sellers = new Set(DEMO_STORES.map(({ owner }) => owner))
const shared = (a: readonly string[], b: readonly string[]) => a.filter((one) => b.includes(one)).length

function affinity(follower: string, followed: string): number {
  const [one, other] = [TASTES.get(follower)!, TASTES.get(followed)!]
  const alike = 3 * shared(one.countries, other.countries) + 2 * shared(one.topics, other.topics) + shared(one.categories, other.categories)
  return alike + (sellers.has(followed) ? 2 : 0) + (PRIVATE.has(followed) ? 3 : 0)
}

/** Oldest first. */
export function follows(): Follow[] {
  const d = dice(SEED)
  const pairs = usernames.flatMap((follower) =>
    usernames.filter((one) => one !== follower).map((followed) => ({ follower, followed, score: affinity(follower, followed) + 2.5 * d.next() })),
  )
  const chosen = pairs.sort((a, b) => b.score - a.score).slice(0, FOLLOWED)
  const asked = new Map<string, number>()
  const waits = (followed: string) => {
    const nth = (asked.get(followed) ?? 0) + 1
    asked.set(followed, nth)
    return PRIVATE.has(followed) && nth % WAITS === 0
  }
  return chosen
    .map(({ follower, followed }): Follow => {
      const status = waits(followed) ? 'Pending' : 'Accepted'
      return { follower, followed, status, days_ago: d.whole(1, status === 'Pending' ? FRESH : LONGEST_AGO) }
    })
    .sort((a, b) => b.days_ago - a.days_ago)
}

/** Saved sellers: some of those whom a collector follows. */
export const savedSellers = (all: readonly Follow[] = follows()): { member: string; seller: string }[] =>
  all
    .filter(({ follower, followed, status }, at) => status === 'Accepted' && sellers.has(followed) && !sellers.has(follower) && at % 3 !== 0)
    .map(({ follower, followed }) => ({ member: follower, seller: followed }))
