// Profiles of the demo members: interests, pictures, follows and join dates.
import { profiles } from '#features/profiles/contract.ts'
import type { People } from '../join.ts'
import { demoItems } from '../market.ts'
import type { DemoParts } from '../parts.ts'
import { atOnce } from '../studio/at-once.ts'
import { hang, type Wall } from '../studio/hang.ts'
import { COVER } from '../window.ts'
import { follows, savedSellers } from './follows.ts'
import { askLevels, keepBookmarks, keepFollows, keepInterests, keepPrivate, keepShowcases, keepSubscriptions, pictured } from './gather-queries.ts'
import { coverOf, portrait } from './portraits.ts'
import { searchAround } from './searched.ts'
import { FACELESS, PRIVATE, TASTES, type Taste } from './taste.ts'

/** Each step checks what exists, so that an interrupted run can continue. */
export async function gather({ product, pool }: DemoParts, people: People, wall: Wall) {
  const ids = new Map([...people].map(([username, { id }]) => [username, id]))
  for (const [username, preference] of TASTES) await keepInterests(pool, ids.get(username)!, interestsOf(preference))
  await keepPrivate(
    pool,
    [...PRIVATE].map((username) => ids.get(username)!),
  )
  await hangFaces(product, pool, people, wall)
  const all = follows()
  await keepFollows(pool, all, ids)
  await keepBookmarks(pool, savedSellers(all), ids)
  await keepShowcases(pool)
  await keepSubscriptions(pool)
  await askLevels(pool)
  await searchAround(people)
  await product.timers.sweep()
  await pool.query("insert into seeds (name, hash) values ('demo-society', '1') on conflict do nothing")
}

const interestsOf = ({ countries, categories, topics }: Taste) => [
  ...countries.map((code) => ['country', code] as const),
  ...categories.map((code) => ['category', code] as const),
  ...topics.map((code) => ['topic', code] as const),
]

async function hangFaces(product: DemoParts['product'], pool: DemoParts['pool'], people: People, wall: Wall) {
  const done = await pictured(pool)
  const items = demoItems(1840, 700)
  const { longest } = wall.studio
  const waiting = [...TASTES].map(([username, preference], nth) => ({ username, preference, nth })).filter(({ username }) => !done.has(username))
  await atOnce(product, waiting, async ({ username, preference, nth }) => {
    const member = people.get(username)!
    const cover_media_id = await hang(wall, member.id, coverOf(preference, items, nth), longest * COVER)
    const face = FACELESS.has(username) ? {} : { image_media_id: await hang(wall, member.id, portrait(preference, nth), longest / 2) }
    await member.does(profiles.updateMedia, { cover_media_id, ...face })
  })
}
