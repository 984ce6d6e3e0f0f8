import { beforeEach, expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { pictureOf } from '#test/contract/objects.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { exhibits } from '../contract.ts'
import type { ExhibitId } from '../shapes.ts'
import { salonOf } from '../test/drawn-up.ts'

const world = useWorld()
beforeEach(async () => {
  await world.settle()
  await world.pool.query('delete from events')
  await world.pool.query('delete from notifications')
  await world.pool.query("update members set plan = 'premium' where username = 'ann'")
})
const salon = async () => (await salonOf(world.ann, 'Salon')).id
async function item(who: Actor, more: object = {}) {
  const media = await pictureOf(world, who)
  const usual = { name: 'Posthorn', status: 'FOR_TRADE' as const, media_ids: [media], quantity_owned: { mint: 0, used: 1 }, may_be_exhibited: true }
  return (await who.gets(stampItems.create, { ...usual, ...more })).stamp_item.id
}
const statusOf = async (id: string) => {
  const { rows } = await world.pool.query<{ status: string; committed_used: number }>(
    'select status, committed_used from stamp_items where id = $1',
    [id],
  )
  return [rows[0]!.status, rows[0]!.committed_used]
}
const LENT = ['AT_AN_EXHIBITION', 1]
const FREE = ['FOR_TRADE', 0]
const code = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code: said } = await asked
  return said ?? status
}
const joins = async (who: Actor, event_id: Awaited<ReturnType<typeof salon>>, role: 'Participant' | 'Visitor' = 'Participant') =>
  (await who.gets(events.join, { event_id, role })).participant.id
const pagesOf = (...ids: Awaited<ReturnType<typeof item>>[]) => ids.map((stamp_item_id, at) => ({ position: at + 1, stamp_item_id }))
const given = { title: 'Line and ring', class: 'traditional' } as const
/** Ben’s exhibit of one piece, handed in. */
async function entered() {
  const event_id = await salon()
  const piece = await item(world.ben)
  const id = await joins(world.ben, event_id)
  const { exhibit_id } = await world.ben.gets(exhibits.enter, { id, ...given, pages: pagesOf(piece) })
  return { event_id, piece, place: id, exhibit_id }
}
/** The same on show, with cleo as its jury. */
async function shown(usernames = ['cleo']) {
  const made = await entered()
  await world.ann.gets(exhibits.answer, { id: made.exhibit_id, status: 'accepted' })
  await world.ann.gets(exhibits.nameJury, { event_id: made.event_id, usernames })
  await world.ann.gets(exhibits.open, { event_id: made.event_id })
  return made
}
const SHEET = [27, 32, 28, 4]
const seen = async (who: Actor, id: ExhibitId) => code(who.ask(exhibits.show, { id }))
const told = async (who: Actor) => {
  await world.settle()
  return (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.path])
}

test('ben hands in what he chose, it is held, and arranging it anew lets go what hangs no more', async () => {
  const { ben } = world
  const event_id = await salon()
  const [one, two] = [await item(ben), await item(ben, { name: 'Oval' })]
  const [hidden, kept] = [await item(ben, { status: 'PRIVATE' }), await item(ben, { may_be_exhibited: false })]
  const id = await joins(ben, event_id)
  const choice = await ben.gets(exhibits.exhibitable, { event_id })
  expect([choice.data.map((piece) => piece.id).toSorted(), choice.can_enter, choice.exhibit]).toEqual([[one, two].toSorted(), true, null])
  await ben.gets(exhibits.enter, { id, ...given, pages: pagesOf(one, two) })
  expect([await statusOf(one), await statusOf(two)]).toEqual([LENT, LENT])
  for (const other of [hidden, kept]) expect(await code(ben.ask(exhibits.enter, { id, ...given, pages: pagesOf(one, other) }))).toBe('exhibit.items')
  expect([await statusOf(one), await statusOf(two)], 'a refusal takes everything back').toEqual([LENT, LENT])
  await ben.gets(exhibits.enter, { id, ...given, pages: [{ position: 20, stamp_item_id: two, caption: 'The oval' }] })
  expect([await statusOf(one), await statusOf(two)]).toEqual([FREE, LENT])
  const { exhibit } = await ben.gets(exhibits.exhibitable, { event_id })
  expect([exhibit?.frames, exhibit?.hung.map(({ position, caption, piece }) => [position, caption, piece?.name])]).toEqual([
    2,
    [[20, 'The oval', 'Oval']],
  ])
  expect(await code(ben.ask(exhibits.enter, { id, ...given, class: 'one_frame', pages: [{ position: 20, stamp_item_id: two }] }))).toBe(
    'exhibit.pages',
  )
})

test('only who takes part arranges, only their own place and their own pieces, and a piece hangs at one exhibition', async () => {
  const { ann, ben, cleo } = world
  const { place, piece, exhibit_id } = await entered()
  const other = await salon()
  const [visit, second, cleos] = [await joins(cleo, other, 'Visitor'), await joins(ben, other), await item(cleo)]
  expect(await code(cleo.ask(exhibits.enter, { id: visit, ...given, pages: pagesOf(cleos) }))).toBe('exhibit.role')
  for (const who of [ann, cleo])
    expect(await code(who.ask(exhibits.enter, { id: place, ...given, pages: pagesOf(cleos) }))).toBe('participant.not_found')
  for (const taken of [cleos, piece])
    expect(await code(ben.ask(exhibits.enter, { id: second, ...given, pages: pagesOf(taken) }))).toBe('exhibit.items')
  expect(await code(ben.ask(exhibits.exhibitable, { event_id: other, user_id: cleo.id }))).toBe('participant.not_found')
  expect(await code(ann.ask(exhibits.withdraw, { id: exhibit_id }))).toBe('exhibit.not_found')
  expect([await statusOf(piece), await statusOf(cleos)]).toEqual([LENT, FREE])
  await ben.gets(exhibits.withdraw, { id: exhibit_id })
  expect(await statusOf(piece)).toEqual(FREE)
  await ben.gets(exhibits.enter, { id: second, ...given, pages: pagesOf(piece) })
  expect(await statusOf(piece)).toEqual(LENT)
})

test('what is handed in is for those who run the exhibition until it hangs; what is declined is its owner’s again', async () => {
  const { ann, ben, cleo, guest } = world
  const { event_id, exhibit_id, piece } = await entered()
  for (const who of [cleo, guest]) expect(await seen(who, exhibit_id)).toBe('exhibit.not_found')
  expect((await guest.gets(exhibits.hall, { event_id })).exhibits).toEqual([])
  expect((await ann.gets(exhibits.hall, { event_id })).exhibits.map(({ title, status }) => [title, status])).toEqual([['Line and ring', 'entered']])
  await world.pool.query("update members set plan = 'premium' where username in ('ben', 'cleo')")
  for (const who of [ben, cleo]) expect(await code(who.ask(exhibits.answer, { id: exhibit_id, status: 'accepted' }))).toBe('exhibit.not_found')
  await ann.gets(exhibits.answer, { id: exhibit_id, status: 'declined', reason: 'No frame is left' })
  expect([await statusOf(piece), (await ben.gets(exhibits.show, { id: exhibit_id })).exhibit.reason]).toEqual([FREE, 'No frame is left'])
  expect(await told(ben)).toContainEqual(['exhibit_answered', `/events/${event_id}/hall/${exhibit_id}`])
})

test('sheets are blind until awards are published, then everybody reads them and the medal follows from the marks', async () => {
  const { ann, ben, cleo, guest } = world
  await world.pool.query("update members set plan = 'premium' where username = 'ben'")
  const { event_id, exhibit_id: id } = await shown()
  expect(await told(cleo)).toContainEqual(['exhibition_jury', `/events/${event_id}/hall`])
  expect(await code(ann.ask(exhibits.award, { event_id }))).toBe('exhibit.sheets')
  expect(await code(cleo.ask(exhibits.judge, { id, marks: [31, 32, 28, 4] }))).toBe('exhibit.marks')
  for (const who of [ann, ben]) expect(await code(who.ask(exhibits.judge, { id, marks: SHEET }))).toBe('exhibit.not_found')
  await cleo.gets(exhibits.judge, { id, marks: SHEET, remark: 'The sheet is new to me' })
  expect((await cleo.gets(exhibits.show, { id })).exhibit.given_sheets.map(({ marks }) => marks)).toEqual([SHEET])
  for (const who of [ann, ben, guest]) {
    const { exhibit } = await who.gets(exhibits.show, { id })
    expect([exhibit.given_sheets, exhibit.marks, exhibit.criteria.map(({ median }) => median), exhibit.sheets]).toEqual([
      [],
      null,
      [null, null, null, null],
      1,
    ])
  }
  expect(await code(ben.ask(exhibits.award, { event_id }))).toBe('event.not_found')
  await ann.gets(exhibits.award, { event_id })
  const { exhibit } = await guest.gets(exhibits.show, { id })
  expect([exhibit.marks, exhibit.medal, exhibit.given_sheets.map(({ remark }) => remark)]).toEqual([91, 'gold', ['The sheet is new to me']])
  expect(await told(ben)).toContainEqual(['exhibit_awarded', `/events/${event_id}/hall/${id}`])
  // Who has blocked one of the jury reads the same marks, and nothing of that one.
  const dora = await world.join('dora.walks')
  const walks = async () => {
    const [{ exhibit: one }, { jury }] = [await dora.gets(exhibits.show, { id }), await dora.gets(exhibits.hall, { event_id })]
    return [one.criteria.map(({ median }) => median), one.given_sheets.map(({ user }) => user.username), jury.map(({ user }) => user.username)]
  }
  expect(await walks()).toEqual([SHEET, ['cleo'], ['cleo']])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [dora.id, cleo.id])
  expect(await walks()).toEqual([SHEET, [], []])
  expect(await code(ben.ask(exhibits.withdraw, { id }))).toBe('exhibit.state')
  expect(await code(cleo.ask(exhibits.judge, { id, marks: SHEET }))).toBe('exhibit.state')
})

test('of two judges each reads their own sheet, the last one makes it judged, and nobody of the jury judges their own exhibit', async () => {
  const { ann, ben, cleo } = world
  const { event_id, exhibit_id: id } = await shown(['cleo', 'ben'])
  expect((await ben.gets(exhibits.hall, { event_id })).exhibits.map(({ judges, may_judge }) => [judges, may_judge])).toEqual([[1, false]])
  expect(await code(ben.ask(exhibits.judge, { id, marks: SHEET }))).toBe('exhibit.not_found')
  await expect(
    world.pool.query('insert into exhibit_sheets (exhibit_id, user_id, marks) values ($1, $2, $3)', [id, ben.id, SHEET]),
    'the database refuses it too',
  ).rejects.toThrow('own exhibit')
  expect(await code(ann.ask(exhibits.nameJury, { event_id, usernames: ['ben'] }))).toBe('exhibit.state')
  await cleo.gets(exhibits.judge, { id, marks: SHEET })
  expect((await ann.gets(exhibits.show, { id })).exhibit.status).toBe('judged')
})

test('a jury comes first, of names that are there', async () => {
  const { ann, ben } = world
  const { event_id, exhibit_id } = await entered()
  await ann.gets(exhibits.answer, { id: exhibit_id, status: 'accepted' })
  expect(await code(ann.ask(exhibits.open, { event_id }))).toBe('exhibit.no_jury')
  expect(await code(ann.ask(exhibits.nameJury, { event_id, usernames: ['cleo', 'nobody_here'] }))).toBe('exhibit.jury')
  await ann.gets(exhibits.nameJury, { event_id, usernames: ['cleo'] })
  await world.pool.query("update members set plan = 'premium' where username = 'ben'")
  expect(await code(ben.ask(exhibits.open, { event_id }))).toBe('event.not_found')
  await ann.gets(exhibits.open, { event_id })
  expect(await code(ann.ask(exhibits.open, { event_id }))).toBe('exhibit.state')
})

test('when it is over pieces are free and stay on the page; a place given back or an event called off takes them down', async () => {
  const { ann, ben, guest } = world
  const over = await shown()
  await world.pool.query(
    "update event_occurrences set starts_at = clock_timestamp() - interval '5 hours', ends_at = clock_timestamp() - interval '1 hour' where event_id = $1",
    [over.event_id],
  )
  await world.settle()
  expect([await statusOf(over.piece), (await guest.gets(exhibits.hall, { event_id: over.event_id })).exhibits.length]).toEqual([FREE, 1])
  const left = await shown()
  await ben.gets(events.leave, { id: left.place })
  await world.settle()
  expect([await statusOf(left.piece), (await guest.gets(exhibits.hall, { event_id: left.event_id })).exhibits]).toEqual([FREE, []])
  const called = await shown()
  await ann.gets(events.cancel, { id: called.event_id })
  await world.settle()
  expect([await statusOf(called.piece), (await ben.gets(exhibits.show, { id: called.exhibit_id })).exhibit.status]).toEqual([FREE, 'withdrawn'])
})
