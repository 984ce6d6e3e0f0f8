import { beforeAll, expect, test } from 'vitest'
import { type DealId, feedback } from '#features/feedback/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { circles, type TradeCircleId } from '../../contract.ts'
import type { CircleComplaintId } from '../../shapes.ts'
import { circling } from '../../test/circling.ts'

const world = useWorld()
const { begin, free, home, isSound, ring, search } = circling(world)
let trio: readonly [Actor, Actor, Actor]
let fay: Actor
beforeAll(async () => {
  trio = [world.ann, world.ben, world.cleo]
  await begin(trio, 50_000)
  fay = await world.join('fay', { role: 'administrator' })
})
const shown = async (who: Actor, id: TradeCircleId) => (await who.gets(circles.show, { id })).trade_circle
const names = async (who: Actor) => (await who.gets(stampItems.list, { user_id: who.id })).stamp_items.data.map(({ name }) => name)
const due = async (id: TradeCircleId) => {
  await world.pool.query('update trade_circles set due_at = clock_timestamp() where id = $1', [id])
  await world.settle()
}

/** Ann sends ben, ben sends cleo, cleo sends ann: all parcels are on their way. */
async function sent(): Promise<TradeCircleId> {
  await world.pool.query('delete from wishes')
  await ring(trio)
  const [id] = await search()
  for (const who of trio) await who.gets(circles.accept, { id: id!, address_id: home(who) })
  for (const who of trio) await who.gets(circles.ship, { id: id!, carrier: 'La Poste', tracking: 'RR 1' })
  return id!
}
/** Ben, to whom ann has sent, complains. */
async function complained(id: TradeCircleId, media_ids: Id<'medias'>[] = []) {
  const said = { reason: 'not_arrived' as const, body: 'Nothing came in thirty days', media_ids }
  const { trade_circle } = await world.ben.gets(circles.complain, { id, ...said })
  return trade_circle.legs.at(-1)!.complaint!
}
const points = async (who: Actor) =>
  (
    await world.pool.query("select count(*)::int as n from level_points where member_id = $1 and source = 'circled' and withdrawn_at is null", [
      who.id,
    ])
  ).rows[0].n
const told = async (who: Actor, id: TradeCircleId) => {
  await world.settle()
  const { number } = await shown(who, id)
  const { data } = (await who.gets(notifications.list, {})).notifications
  return data
    .filter(({ data: { type, property } }) => type === 'trade_circle_complaint' && property.number === number)
    .map(({ data: { property } }) => property.action)
}

test('damaged: the receiver keeps the item and has the deposit; arrived after all ends a complaint; after seven days none is heard', async () => {
  const [ann, ben, cleo] = trio
  const [purse, other] = [await free(ann), await free(ben)]
  const id = await sent()
  const complaint = await complained(id)
  const late = await cleo.gets(circles.complain, { id, reason: 'damaged', body: 'A corner is torn' })
  await ann.gets(circles.answer, { id: complaint.id, body: 'It left whole' })
  await fay.gets(circles.decide, { id: complaint.id, outcome: 'receiver', keeps: true, note: 'The envelope was thin' })
  expect([await free(ann), await free(ben)]).toEqual([purse - 3_500, other])
  expect((await names(ben)).filter((name) => name === 'Double of ann').length).toBeGreaterThan(0)
  expect((await shown(ben, id)).legs.at(-1)).toMatchObject({
    is_void: false,
    complaint: { outcome: 'receiver', keeps: true, note: 'The envelope was thin' },
  })
  expect(late.trade_circle.legs.at(-1)!.complaint!.status).toBe('open')
  const { trade_circle } = await cleo.gets(circles.confirm, { id })
  expect(trade_circle.legs.at(-1)).toMatchObject({ is_disputed: false, complaint: { status: 'withdrawn' } })
  expect((await fay.ask(circles.decide, { id: late.trade_circle.legs.at(-1)!.complaint!.id, outcome: 'receiver', note: 'Late' })).code).toBe(
    'circle.complaint_wrong_state',
  )
  await due(id)
  await world.pool.query('update trade_circles set due_at = clock_timestamp() where id = $1', [id])
  expect((await ann.ask(circles.complain, { id, reason: 'other', body: 'Too late' })).code).toBe('circle.wrong_state')
  await world.settle()
  expect((await shown(ann, id)).status).toBe('done')
  // Ann has sent what was not as promised: that is no trade well done.
  expect(await Promise.all(trio.map(points))).toEqual([0, 1, 1])
  expect(await isSound()).toBe(true)
})

test('ben complains: his leg stands still past every clock, the others are over; ann answers, a moderator finds for ben, and one deposit moves', async () => {
  const [ann, ben, cleo] = trio
  const purses = await Promise.all(trio.map(free))
  const id = await sent()
  expect(await Promise.all(trio.map(free))).toEqual(purses.map((coins) => coins - 3_500))
  expect((await shown(ben, id)).actions).toEqual(['confirm', 'complain'])
  expect((await ben.ask(circles.complain, { id, reason: 'damaged', body: 'Torn', media_ids: [crypto.randomUUID() as Id<'medias'>] })).code).toBe(
    'circle.media',
  )
  const complaint = await complained(id)
  expect(complaint).toMatchObject({ status: 'open', reason: 'not_arrived', may_answer: false })
  // Once a leg.
  expect((await ben.ask(circles.complain, { id, reason: 'other', body: 'Again' })).code).toBe('circle.wrong_state')
  expect(await told(ann, id)).toEqual(['opened'])
  expect([await told(ben, id), await told(cleo, id)]).toEqual([[], []])
  await seenBy(id)
  await goesOn(id)
  await answered(id, complaint.id)
  await decided(id, complaint.id, purses)
})

/** What was said is for its two. */
async function seenBy(id: TradeCircleId) {
  const [ann, ben, cleo] = trio
  const complaint = (await shown(ben, id)).legs.at(-1)!.complaint!
  // Cleo sees that it stands still, and nothing of what was said.
  const seen = (await shown(cleo, id)).legs.find(({ from }) => from.id === ann.id)!
  expect([seen.is_disputed, seen.complaint]).toEqual([true, null])

  // Nobody decides before its sender was heard or five days have passed.
  expect((await fay.ask(circles.decide, { id: complaint.id, outcome: 'receiver', note: 'Quick' })).code).toBe('circle.complaint_wrong_state')
  for (const who of [ben, cleo])
    expect((await who.ask(circles.answer, { id: complaint.id, body: 'Not mine' })).code).toBe('circle.complaint_not_found')
}

async function goesOn(id: TradeCircleId) {
  const [ann, , cleo] = trio
  const coins = await Promise.all(trio.map(free))
  const copies = async () => (await names(cleo)).filter((name) => name === 'Double of ben').length
  const before = await copies()
  await due(id)
  expect((await shown(ann, id)).status).toBe('delivered')
  await due(id)
  expect(await shown(ann, id)).toMatchObject({ status: 'disputed', due_at: null })
  expect(await Promise.all(trio.map(free))).toEqual([coins[0], coins[1]! + 3_500, coins[2]! + 3_500])
  expect(await copies()).toBe(before + 1)
  expect(await names(ann)).toEqual(expect.arrayContaining(['Double of ann', 'Double of cleo']))
}

async function answered(id: TradeCircleId, complaint_id: CircleComplaintId) {
  const [ann, ben] = trio
  const picture = await pictureOf(world, ann)
  const { trade_circle } = await ann.gets(circles.answer, { id: complaint_id, body: 'Here is the receipt', media_ids: [picture] })
  expect(trade_circle.legs[0]!.complaint).toMatchObject({ status: 'answered', answer: 'Here is the receipt', may_answer: false })
  expect((await ann.ask(circles.answer, { id: complaint_id, body: 'And more' })).code).toBe('circle.complaint_wrong_state')
  expect(await told(ben, id)).toEqual(['answered'])
  const { data } = (await fay.gets(circles.complaints, {})).complaints
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ id: complaint_id, sender: { id: ann.id }, receiver: { id: ben.id }, deposit: 3_500, may_decide: true })
  expect([data[0]!.body, data[0]!.answer, data[0]!.answer_medias.length]).toEqual(['Nothing came in thirty days', 'Here is the receipt', 1])
}

async function decided(id: TradeCircleId, complaint_id: CircleComplaintId, purses: readonly number[]) {
  const [ann, ben] = trio
  const postings = async () => (await world.pool.query('select count(*)::int as n from ledger_txns')).rows[0].n
  const before = await postings()
  await fay.gets(circles.decide, { id: complaint_id, outcome: 'receiver', note: 'No number was tracked' })
  // The hold is booked and goes to ben, in one transaction; nothing else is.
  expect([await postings(), await Promise.all(trio.map(free))]).toEqual([before + 2, [purses[0]! - 3_500, purses[1]! + 3_500, purses[2]]])
  const done = await shown(ben, id)
  expect([done.status, done.legs.at(-1)!.is_void, done.legs.at(-1)!.complaint!.outcome]).toEqual(['done', true, 'receiver'])
  // What never came stays in ann's collection, free for others.
  expect(await names(ann)).toContain('Double of ann')
  expect((await fay.ask(circles.decide, { id: complaint_id, outcome: 'sender', note: 'Again' })).code).toBe('circle.complaint_wrong_state')
  expect([await told(ann, id), await told(ben, id)]).toEqual([
    ['decided', 'opened'],
    ['decided', 'answered'],
  ])
  const letters = await world.pool.query("select count(*)::int as n from mails where template = 'circle_complaint' and facts->>'number' = $1", [
    `${done.number}`,
  ])
  expect(letters.rows[0].n).toBe(4)
  expect((await fay.gets(circles.complaints, {})).complaints.data).toEqual([])
  expect(await isSound()).toBe(true)
  await expectBooks(world, 'a deposit has moved')
}

test('a moderator finds for who sent it: it counts as arrived, and the deposit goes back; who takes part in the circle does not decide', async () => {
  const [ann, ben, cleo] = trio
  const purses = await Promise.all(trio.map(free))
  const id = await sent()
  const complaint = await complained(id)
  await world.pool.query("update trade_circle_complaints set answer_until = clock_timestamp() where status = 'open'")
  await world.settle()
  expect((await told(ben, id))[0]).toBe('unanswered')
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [cleo.id])
  expect((await cleo.gets(circles.complaints, {})).complaints.data).toMatchObject([{ is_own: true, may_decide: false }])
  expect((await cleo.ask(circles.decide, { id: complaint.id, outcome: 'receiver', note: 'My own' })).code).toBe('circle.own')
  await fay.gets(circles.decide, { id: complaint.id, outcome: 'sender', note: 'Signed for by ben' })
  expect((await shown(ann, id)).status).toBe('sent')
  expect(await Promise.all(trio.map(free))).toEqual([purses[0], purses[1]! - 3_500, purses[2]! - 3_500])
  expect(await names(ben)).toContain('Double of ann')
  for (const who of [ann, cleo]) await who.gets(circles.confirm, { id })
  expect((await shown(ann, id)).status).toBe('done')
  expect(await Promise.all(trio.map(free))).toEqual(purses)
})

test('each receiver says how their parcel was, at once for all to read; who sent it answers and does not rate back; circles count for the level', async () => {
  const [ann, ben, cleo] = trio
  const id = await sent()
  for (const who of trio) await who.gets(circles.confirm, { id })
  await world.settle()
  const [leg] = (await shown(ann, id)).legs
  const order_id = leg!.id as DealId
  const stars = { as_described: 5, packing: 4, speed: 5, contact: 5 }
  expect((await ben.gets(feedback.open, {})).deals.data).toContainEqual(
    expect.objectContaining({ id: leg!.id, role: 'buyer', is_one_way: true, actions: ['give'] }),
  )
  expect((await ann.gets(feedback.deal, { id: order_id })).deal).toMatchObject({ role: 'seller', actions: [] })
  expect((await ann.gets(feedback.open, {})).deals.data.map((deal) => deal.id)).not.toContain(leg!.id)
  for (const who of [ann, cleo]) expect((await who.ask(feedback.give, { order_id, ...stars })).code).toBe('feedback.not_found')
  const { deal } = await ben.gets(feedback.give, { order_id, ...stars, comment: 'As on the picture' })
  expect(deal.own).toMatchObject({ comment: 'As on the picture', informed: false })
  expect([deal.own!.revealed_at, deal.reveals_at]).toEqual([expect.any(String), null])
  expect((await cleo.gets(feedback.list, { target_id: ann.id })).feedbacks.data.map(({ comment }) => comment)).toContain('As on the picture')
  const theirs = (await ann.gets(feedback.deal, { id: order_id })).deal
  expect(theirs.actions).toEqual(['reply'])
  await ann.gets(feedback.reply, { id: theirs.theirs!.id, reply: 'Gladly again' })
  await world.settle()
  const subjectsOf = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
  expect(await subjectsOf(ben)).toContainEqual(expect.stringMatching(/^Trade circle [\d\s]+: how did it go\?$/))
  expect(await subjectsOf(ann)).toContainEqual(expect.stringMatching(/^Trade circle [\d\s]+: feedback about you$/))
  expect((await world.pool.query("select facts->>'deal' as deal from mails where template = 'feedback_revealed'")).rows).toEqual([{ deal: 'circle' }])
  // Once a day; ann, whose deposits went to ben, has earned it with this circle.
  expect(await Promise.all(trio.map(points))).toEqual([1, 1, 1])
})
