import { beforeAll, beforeEach, expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { pictureOf } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { exhibits } from '../contract.ts'
import { salonOf } from '../test/drawn-up.ts'

const world = useWorld()
let dan: Actor
beforeAll(async () => {
  dan = await world.join('dan')
})
beforeEach(async () => {
  await world.settle()
  await world.pool.query('delete from events')
  await world.pool.query("update members set plan = 'premium' where username = 'ann'")
})
async function entered(who: Actor, event_id: Awaited<ReturnType<typeof salonOf>>['id'], title: string) {
  const media = await pictureOf(world, who)
  const piece = { name: title, status: 'FOR_TRADE' as const, media_ids: [media], quantity_owned: { mint: 0, used: 1 }, may_be_exhibited: true }
  const { id: stamp_item_id } = (await who.gets(stampItems.create, piece)).stamp_item
  const { id } = (await who.gets(events.join, { event_id, role: 'Participant' })).participant
  const pages = [{ position: 1, stamp_item_id }]
  return (await who.gets(exhibits.enter, { id, title, class: 'traditional', pages })).exhibit_id
}
/** What ben and dan show at ann's, with cleo as the jury. */
async function hung() {
  const event_id = (await salonOf(world.ann, 'Salon')).id
  const [bens, dans] = [await entered(world.ben, event_id, 'Line and ring'), await entered(dan, event_id, 'Railways')]
  for (const id of [bens, dans]) await world.ann.gets(exhibits.answer, { id, status: 'accepted' })
  await world.ann.gets(exhibits.nameJury, { event_id, usernames: ['cleo'] })
  return { event_id, bens, dans, hang: () => world.ann.gets(exhibits.open, { event_id }) }
}
/** The exhibition is over by the database's clock. */
const ends = (id: string) => world.pool.query("update events set last_ends_at = clock_timestamp() - interval '1 second' where id = $1", [id])
const ballot = async (who: Actor, event_id: Awaited<ReturnType<typeof hung>>['event_id']) =>
  (await who.gets(exhibits.hall, { event_id })).exhibits.map(({ votes, is_my_vote, is_visitors_award }) => [votes, is_my_vote, is_visitors_award])

test('one vote a member: given to another exhibit it has left the first, and is counted when all is over', async () => {
  const { ann, ben, cleo, guest } = world
  const { event_id, bens, dans, hang } = await hung()
  expect(await cleo.ask(exhibits.vote, { id: bens })).toMatchObject({ status: 404 })
  expect(await ann.ask(exhibits.vote, { id: bens })).toMatchObject({ status: 409, code: 'exhibit.state' })
  await hang()
  expect(await ben.ask(exhibits.vote, { id: bens })).toMatchObject({ status: 409, code: 'exhibit.own_vote' })
  expect((await guest.ask(exhibits.vote, { id: bens })).status).toBe(401)
  for (const who of [ann, cleo, dan]) await who.gets(exhibits.vote, { id: bens })
  await cleo.gets(exhibits.vote, { id: dans })
  await ben.gets(exhibits.vote, { id: dans })
  // Until the end not even who runs it knows how it stands.
  for (const who of [ann, guest])
    expect((await ballot(who, event_id)).map(([votes, , award]) => [votes, award])).toEqual([
      [null, false],
      [null, false],
    ])
  expect((await ballot(cleo, event_id)).map(([, mine]) => mine)).toEqual([false, true])
  await ann.gets(exhibits.vote, { id: dans })
  await ends(event_id)
  expect(await ann.ask(exhibits.vote, { id: bens })).toMatchObject({ code: 'exhibit.state' })
  expect(await ballot(guest, event_id)).toEqual([
    [1, false, false],
    [3, false, true],
  ])
})

test('as many votes for both: both have the award; what is taken out counts no more, and without a vote nobody has it', async () => {
  const { ann, cleo, guest } = world
  const { event_id, bens, dans, hang } = await hung()
  await hang()
  await ann.gets(exhibits.vote, { id: bens })
  await cleo.gets(exhibits.vote, { id: dans })
  await ends(event_id)
  expect(await ballot(guest, event_id)).toEqual([
    [1, false, true],
    [1, false, true],
  ])
  const more = 'insert into exhibit_votes (event_id, user_id, exhibit_id) values ($1, $2, $3)'
  await world.pool.query(more, [event_id, world.ben.id, dans])
  await world.pool.query("update exhibits set status = 'withdrawn' where id = $1", [dans])
  expect(await ballot(guest, event_id)).toEqual([[1, false, true]])
  await world.pool.query('delete from exhibit_votes where exhibit_id = $1', [bens])
  expect(await ballot(guest, event_id)).toEqual([[0, false, false]])
  expect((await dan.gets(exhibits.show, { id: dans })).exhibit).toMatchObject({ votes: null, is_visitors_award: false })
})

test('the database keeps one vote a member, for an exhibit of that exhibition, and never for one’s own', async () => {
  const { event_id, bens, hang } = await hung()
  await hang()
  const other = (await salonOf(world.ann, 'Another')).id
  const write = (of: string, who: Actor) =>
    world.pool.query('insert into exhibit_votes (event_id, user_id, exhibit_id) values ($1, $2, $3)', [of, who.id, bens])
  await expect(write(event_id, world.ben)).rejects.toThrow(/own exhibit/)
  await expect(write(other, world.cleo)).rejects.toThrow(/foreign key/)
  await write(event_id, world.cleo)
  await expect(write(event_id, world.cleo)).rejects.toThrow(/exhibit_votes_pkey/)
})
