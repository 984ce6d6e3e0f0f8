import { beforeAll, expect, test } from 'vitest'
import { bookmarks } from '#features/bookmarks/contract.ts'
import { network } from '#features/network/contract.ts'
import { presence } from '#features/presence/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { type Circle, circles, type GuardedPart, guardedParts } from '#features/profiles/rules.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { wishlists } from '#features/wishlists/contract.ts'
import type { Actor } from '../support/cast.ts'
import { toldIn, visit } from '../support/files/page-reader.ts'
import { keepItem } from '../support/fixtures.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ web: true })
const ITEM = 'Cérès 20c. noir'
const facts = { phone: '+33 1 23 45 67 89', gender: 'female', dob: '1980-05-17', city: 'Lyon', state: 'Rhône', zipcode: '69001' } as const

/** Viewers of ann's profile. `asked` has a pending follow request; ann follows `followed`, who does not follow back. */
const viewers = ['guest', 'stranger', 'asked', 'followed', 'follower', 'connection', 'administrator', 'own'] as const
type Viewer = (typeof viewers)[number]
const people = {} as Record<Viewer, Actor>

/** The specification as a table: who sees a part with this visibility. */
const open: Record<'public' | 'private', Record<Circle, readonly Viewer[]>> = {
  public: { everyone: viewers, connections: ['connection', 'own'], nobody: ['own'] },
  private: { everyone: ['follower', 'connection', 'own'], connections: ['connection', 'own'], nobody: ['own'] },
}
const kinds = ['public', 'private'] as const
const cells = kinds.flatMap((kind) => circles.map((circle) => ({ kind, circle })))

beforeAll(async () => {
  const { ann, ben, cleo } = world
  Object.assign(people, { guest: world.guest, stranger: ben, connection: cleo, own: ann })
  people.administrator = await world.join('fay', { role: 'administrator' })
  for (const name of ['asked', 'followed', 'follower'] as const) people[name] = await world.join(name)
  await ann.gets(profiles.update, { ...facts, country_ids: ['CH'] })
  await keepItem(world, ann)
  for (const one of [people.follower, people.connection]) await one.gets(network.follow, { id: ann.id })
  for (const one of [people.followed, people.connection]) await ann.gets(network.follow, { id: one.id })
  await ann.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  await people.asked.gets(network.follow, { id: ann.id })
})

const setAll = (kind: string, circleOf: (part: GuardedPart) => Circle) =>
  world.ann.gets(profiles.setVisibility, {
    visibility: Object.fromEntries(guardedParts.map((part) => [part, circleOf(part)])),
    is_private: kind === 'private',
  })
const id = () => world.ann.id as never

/** The parts that this viewer receives, from every operation that returns some. */
async function toldTo(who: Actor): Promise<ReadonlySet<GuardedPart>> {
  const { user } = await who.gets(profiles.show, { id: id() })
  const told = new Set(guardedParts.filter((part) => part in user))
  const follow = (await who.gets(network.standing, { id: id() })).follow
  const lists = [await who.gets(network.followers, { id: id() }), await who.gets(network.people, { id: id() })]
  if (follow.sees_network && lists.every(({ is_hidden, users }) => !is_hidden && users.data.length > 0)) told.add('network')
  if (lists.some(({ is_hidden }) => is_hidden === follow.sees_network)) throw new Error(`${who.name}: the lists and the answer about them differ`)
  if ((await who.gets(stampItems.list, { user_id: id() })).stamp_items.data.length) told.add('collection')
  if ((await who.ask(wishlists.list, { user_id: id() })).status === 200) told.add('wishlist')
  // Guests have no such call: to them the profile says only that it is not hidden.
  const seesPresence = who.token ? (await who.gets(presence.show, { id: id() })).presence !== null : !user.hidden.includes('presence')
  if (seesPresence) told.add('presence')
  const unnamed = guardedParts.filter((part) => told.has(part) === user.hidden.includes(part))
  if (unnamed.length) throw new Error(`${who.name}: told and hidden at once, or neither: ${unnamed}`)
  return told
}

test('each part × circle × public or private × viewer: whoever may see it is told it, whoever may not is not', async () => {
  const wrong: string[] = []
  let asked = 0
  for (const { kind, circle } of cells)
    for (const part of guardedParts) {
      // Other parts get the opposite visibility, so that none is shown or hidden because of another.
      const rest = circle === 'nobody' ? 'everyone' : 'nobody'
      await setAll(kind, (one) => (one === part ? circle : rest))
      for (const viewer of viewers) {
        const told = await toldTo(people[viewer])
        for (const one of guardedParts) {
          const due = open[kind][one === part ? circle : rest].includes(viewer)
          if (told.has(one) !== due) wrong.push(`${kind}, ${part} for ${circle}: ${viewer} is ${due ? 'not ' : ''}told ${one}`)
        }
        asked++
      }
    }
  expect(wrong).toEqual([])
  expect(asked).toBe(cells.length * guardedParts.length * viewers.length)
}, 120_000)

/** The parts as the page shows them. */
const WORDS = {
  email: 'ann@example.com',
  phone: facts.phone,
  dob: '17-05-1980',
  city: 'Lyon',
  state: 'Rhône',
  zipcode: '69001',
  interests: 'Switzerland',
}
test.each(cells)(
  '$kind, everything for $circle: the page says to each viewer what they may see and nothing else',
  async ({ kind, circle }) => {
    await setAll(kind, () => circle)
    for (const viewer of viewers) {
      const { token } = people[viewer]
      const read = async (query: string) => (await visit(world.url, `/profile/${world.ann.id}${query}`, token ? `session=${token}` : undefined)).text
      const [about, gallery] = [await read('?tab=about'), await read('')]
      const drawn = about.replace(/<script[\s\S]*?<\/script>/g, '')
      const due = open[kind][circle].includes(viewer)
      expect(
        Object.entries(WORDS).filter(([, words]) => drawn.includes(words) !== due),
        `${viewer} on the page`,
      ).toEqual([])
      expect(
        [gallery.includes(ITEM), /<b>\d+<\/b> followers?</.test(gallery.replaceAll('<!-- -->', ''))],
        `${viewer}: gallery and followers`,
      ).toEqual([due, due])
      const carried = JSON.stringify(toldIn(about).told.filter(([[http]]) => !http.startsWith('GET /users/me')))
      if (!due && viewer !== 'own') for (const words of [...Object.values(facts), 'ann@example.com']) expect(carried).not.toContain(`"${words}"`)
    }
  },
  60_000,
)

test.each(cells)(
  '$kind, the address for $circle: member search and the list of saved sellers tell it to the same viewers as the profile',
  async (cell) => {
    await setAll(cell.kind, () => cell.circle)
    for (const viewer of viewers) {
      if (viewer === 'guest' || viewer === 'own') continue
      const who = people[viewer]
      await who.gets(bookmarks.bookmark, { book_markable_type: 'User', book_markable_id: id() })
      const [hit] = (await who.gets(profiles.search, { search: 'ann' })).users.data
      const [saved] = (await who.gets(bookmarks.list, { book_markable_type: 'User' })).bookmarks.data
      const due = open[cell.kind][cell.circle].includes(viewer) ? 'ann@example.com' : undefined
      expect([viewer, hit!.email, saved!.user!.email]).toEqual([viewer, due, due])
      const ties = { follow_status: follows(viewer), follows_you: ['followed', 'connection'].includes(viewer) }
      expect([viewer, hit, saved!.user]).toEqual([viewer, expect.objectContaining(ties), expect.objectContaining(ties)])
    }
  },
)
const follows = (viewer: Viewer) => (viewer === 'asked' ? 'Pending' : ['follower', 'connection'].includes(viewer) ? 'Accepted' : 'Unfollow')

test.each(cells)(
  '$kind, everything for $circle: looking at oneself as another tells what that other is told, and nobody looks at somebody else so',
  async (cell) => {
    await setAll(cell.kind, () => cell.circle)
    for (const seen_as of ['guest', 'follower', 'connection'] as const) {
      const { user: own } = await world.ann.gets(profiles.show, { id: id(), seen_as })
      expect([seen_as, own]).toEqual([seen_as, (await people[seen_as].gets(profiles.show, { id: id() })).user])
      expect((await people.stranger.gets(profiles.show, { id: id(), seen_as })).user).toEqual(
        (await people.stranger.gets(profiles.show, { id: id() })).user,
      )
      const page = async (as: string) => (await visit(world.url, `/profile/${world.ann.id}?tab=about${as}`, `session=${world.ann.token}`)).text
      const drawn = (await page(`&as=${seen_as}`)).replace(/<script[\s\S]*?<\/script>/g, '')
      expect(drawn.includes(facts.phone)).toBe(open[cell.kind][cell.circle].includes(seen_as))
      expect(await page('')).toContain(facts.phone)
    }
  },
)

test('a request that is accepted opens what is for everyone, and following back opens what is for connections', async () => {
  await setAll('private', (part) => (part === 'email' ? 'connections' : 'everyone'))
  const dora = await world.join('dora')
  const seen = async () => [...(await toldTo(dora))]
  await dora.gets(network.follow, { id: id() })
  expect(await seen()).toEqual([])
  await world.ann.gets(network.accept, { id: dora.id })
  expect(await seen()).toEqual(guardedParts.filter((part) => part !== 'email'))
  await world.ann.gets(network.follow, { id: dora.id })
  expect(await seen()).toEqual([...guardedParts])
  await dora.gets(network.unfollow, { id: id() })
  expect(await seen()).toEqual([])
})
