import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { causeOf } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { context, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { feedback } from '../contract.ts'
import { scoreOver } from '../rules.ts'
import { revealFeedback } from './reveal.timer.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})

const well = { as_described: 5, packing: 4, speed: 5, contact: 5 }
const polite = { speed: 5, contact: 4 }

async function delivered(buyer: Actor = world.ben) {
  const stamp = await sell(world, world.ann)
  const { id } = (await buyer.gets(orders.checkout, await cartOf(buyer, [stamp.id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await buyer.gets(orders.confirm, { id })
  await world.settle()
  return id
}
const dealOf = async (who: Actor, id: string) => (await who.gets(feedback.deal, { id: id as never })).deal
const subjects = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
const later = (id: string, interval: string) =>
  world.pool.query(
    `update feedbacks set given_at = given_at - $2::interval, reveal_at = reveal_at - $2::interval, revealed_at = revealed_at - $2::interval where deal_id = $1`,
    [id, interval],
  )
const about = async (who: Actor, role?: 'buyer' | 'seller') =>
  (await who.gets(feedback.list, { target_id: world.ann.id as never, ...(role && { role }) })).feedbacks.data

test('ben has his parcel: both may write, and nobody else knows of the deal', async () => {
  const id = await delivered()
  expect(await dealOf(world.ben, id)).toMatchObject({
    role: 'buyer',
    questions: ['as_described', 'packing', 'speed', 'contact'],
    actions: ['give'],
    own: null,
  })
  expect(await dealOf(world.ann, id)).toMatchObject({ role: 'seller', questions: ['speed', 'contact'], actions: ['give'] })
  expect((await world.cleo.ask(feedback.deal, { id })).status).toBe(404)
  expect((await world.cleo.ask(feedback.give, { order_id: id, ...well })).status).toBe(404)
  expect((await subjects(world.ben))[0]).toContain('how did it go?')
  expect((await world.ben.gets(feedback.open, {})).deals.data.map((deal) => deal.id)).toContain(id)
})

test('double-blind: ann hears that ben has written, and reads it when she has written too', async () => {
  const id = await delivered()
  const own = await world.ben.gets(feedback.give, { order_id: id, ...well, comment: 'The back was as the picture' })
  expect(own.deal).toMatchObject({ own: { score: 475, revealed_at: null }, theirs: null, actions: [] })
  await world.settle()
  expect(await dealOf(world.ann, id)).toMatchObject({ theirs: null, actions: ['give'] })
  expect((await about(world.cleo)).map(({ comment }) => comment)).not.toContain('The back was as the picture')
  expect((await subjects(world.ann))[0]).toContain('the other has written')

  const { deal } = await world.ann.gets(feedback.give, { order_id: id, ...polite })
  expect(deal).toMatchObject({
    own: { score: 450, informed: false },
    theirs: { comment: 'The back was as the picture' },
    actions: ['revise', 'reply'],
  })
  await world.settle()
  expect((await about(world.cleo))[0]).toMatchObject({ comment: 'The back was as the picture', author: { id: world.ben.id } })
  expect((await subjects(world.ben))[0]).toContain('feedback about you')
  expect((await world.pool.query("select from mails where template = 'feedback_revealed'")).rowCount).toBe(2)
  const { rows } = await world.pool.query(
    "select m.username, sum(a.credits_posted)::int as coins from ledger_accounts a join members m on m.id = a.owner_id where a.code = 'member_coins' group by 1",
  )
  expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ username: 'ann' }), expect.objectContaining({ username: 'ben' })]))
  expect(rows.every(({ coins }) => coins % 2 === 0 && coins > 0)).toBe(true)
  expect(await causeOf(world.ann, 'feedback', 'COIN')).toMatchObject({ name: 'order', path: `/store/order-detail/${id}` })
  expect(await causeOf(world.ben, 'feedback', 'COIN')).toMatchObject({ path: `/orders/order-tracking/${id}` })
})

test('silence does not keep it hidden for longer than 14 days, and who answers then has read it', async () => {
  const id = await delivered()
  await world.ben.gets(feedback.give, { order_id: id, ...well })
  await later(id, '13 days')
  await world.settle()
  expect((await dealOf(world.ann, id)).theirs).toBe(null)
  await later(id, '1 day')
  await world.settle()
  expect((await dealOf(world.ann, id)).theirs).toMatchObject({ score: 475 })
  expect((await world.ann.gets(feedback.give, { order_id: id, ...polite })).deal.own).toMatchObject({ informed: true })
})

test('a timer that comes too early looks at the clock again under the lock, and shows nothing', async () => {
  const id = await delivered()
  await world.ben.gets(feedback.give, { order_id: id, ...well })
  // `context` runs timers with the clock at 1970-01-01.
  await context(world, (one) => revealFeedback.run(one, id))
  expect((await dealOf(world.ann, id)).theirs).toBe(null)
})

test('each writes once: of twenty at the same moment one is taken', async () => {
  const id = await delivered()
  const all = await Promise.all(Array.from({ length: 20 }, () => world.ben.ask(feedback.give, { order_id: id, ...well })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('both at the same moment: both are shown, whoever came first', async () => {
  const id = await delivered()
  await Promise.all([world.ben.gets(feedback.give, { order_id: id, ...well }), world.ann.gets(feedback.give, { order_id: id, ...polite })])
  expect(await dealOf(world.ben, id)).toMatchObject({ own: { informed: false }, theirs: { score: 450, informed: false } })
})

test('after 60 days nobody can write', async () => {
  const id = await delivered()
  await world.pool.query(
    "update feedback_deals set opened_at = opened_at - interval '60 days', closes_at = closes_at - interval '60 days' where id = $1",
    [id],
  )
  expect((await world.ben.ask(feedback.give, { order_id: id, ...well })).text).toContain('feedback.closed')
  expect((await dealOf(world.ben, id)).actions).toEqual([])
})

test('a buyer answers about the parcel; a seller’s stars for it are left out', async () => {
  const id = await delivered()
  const { status, errors } = await world.ben.ask(feedback.give, { order_id: id, ...polite })
  expect(status).toBe(422)
  expect(errors).toEqual({ as_described: ['Choose one to five stars.'] })
  expect((await world.ann.gets(feedback.give, { order_id: id, ...well })).deal.own!.answers).toEqual({
    as_described: null,
    packing: null,
    speed: 5,
    contact: 5,
  })
})

test('ben changes his words once within 30 days, ann replies once', async () => {
  const id = await delivered()
  const given = (await world.ben.gets(feedback.give, { order_id: id, ...well, as_described: 2, comment: 'A thin was missed' })).deal.own!
  expect((await world.ben.ask(feedback.revise, { id: given.id, ...well })).text).toContain('feedback.wrong_state')
  expect((await world.ann.ask(feedback.reply, { id: given.id, reply: 'I am sorry' })).status).toBe(404)
  await world.ann.gets(feedback.give, { order_id: id, ...polite })

  expect((await world.ann.gets(feedback.reply, { id: given.id, reply: 'You were right' })).deal.theirs!.reply!.text).toBe('You were right')
  expect((await world.ann.ask(feedback.reply, { id: given.id, reply: 'Again' })).text).toContain('feedback.wrong_state')
  expect((await world.ben.ask(feedback.reply, { id: given.id, reply: 'Mine' })).status).toBe(404)
  expect((await world.ann.ask(feedback.revise, { id: given.id, ...well })).status).toBe(404)

  const revised = (await world.ben.gets(feedback.revise, { id: given.id, ...well, comment: 'Refunded the same evening' })).deal.own!
  expect(revised).toMatchObject({ score: 475, comment: 'Refunded the same evening' })
  expect((await world.ben.ask(feedback.revise, { id: given.id, ...well })).text).toContain('feedback.wrong_state')
  const { rows } = await world.pool.query('select comment, score from feedback_revisions where feedback_id = $1', [given.id])
  expect(rows).toEqual([{ comment: 'A thin was missed', score: 400 }])
})

test('31 days after it was shown it cannot be changed', async () => {
  const id = await delivered()
  const { own } = (await world.ben.gets(feedback.give, { order_id: id, ...well })).deal
  await world.ann.gets(feedback.give, { order_id: id, ...polite })
  await later(id, '31 days')
  expect((await world.ben.ask(feedback.revise, { id: own!.id, ...well })).text).toContain('feedback.wrong_state')
})

test('the score counts every partner once, over twelve months, from three partners on', async () => {
  const seller = await world.join('dora')
  const partners = await Promise.all(['emil', 'fay', 'gus'].map((name) => world.join(name)))
  const given = [
    [0, 500, 1],
    [0, 100, 2],
    [1, 400, 3],
    [2, 200, 4],
    [2, 500, 400],
  ] as const
  for (const [at, score, days] of given) {
    const stars = score / 100
    await world.pool.query(
      `with deal as (insert into feedback_deals (id, number, title, buyer_id, seller_id, opened_at, closes_at)
         values (uuidv7(), 1, 'A stamp', $1, $2, clock_timestamp() - interval '401 days', clock_timestamp()) returning id)
       insert into feedbacks (deal_id, role, author_id, receiver_id, as_described, packing, speed, contact, score, given_at, reveal_at)
       select id, 'buyer', $1, $2, $3, $3, $3, $3, $4, clock_timestamp() - interval '402 days', clock_timestamp() - interval '1 day' from deal`,
      [partners[at]!.id, seller.id, stars, score],
    )
    await world.settle()
    await world.pool.query(
      "update feedbacks set revealed_at = clock_timestamp() - make_interval(days => $2) where receiver_id = $1 and revealed_at > clock_timestamp() - interval '1 hour'",
      [seller.id, days],
    )
  }
  await world.pool.query('update feedback_scores set recount_at = clock_timestamp() where target_id = $1', [seller.id])
  await world.settle()
  const { summary } = await world.ben.gets(feedback.summary, { target_id: seller.id as never })
  const counted = given.filter(([, , days]) => days < 365).map(([at, score]) => ({ partner: `${at}`, score }))
  expect(summary).toMatchObject({ total: 5, year: 4, partners: 3, score: scoreOver(counted) })
  expect(scoreOver(counted)).toBe(300)
  expect(scoreOver(counted.slice(0, 3))).toBe(null)
})

test('a store has the words of its buyers, and not what its owner’s sellers say', async () => {
  const id = await delivered()
  await world.ben.gets(feedback.give, { order_id: id, ...well, comment: 'Of the store' })
  await world.ann.gets(feedback.give, { order_id: id, ...polite, comment: 'About ben' })
  const { rows } = await world.pool.query('select id from stores where member_id = $1', [world.ann.id])
  const { feedbacks } = await world.cleo.gets(feedback.list, { target_type: 'Store', target_id: rows[0].id })
  expect(feedbacks.data[0]).toMatchObject({ comment: 'Of the store', role: 'buyer' })
  expect(feedbacks.data.every(({ role }) => role === 'buyer')).toBe(true)
  const ofBen = await world.cleo.gets(feedback.list, { target_id: world.ben.id as never, role: 'seller' })
  expect(ofBen.feedbacks.data[0]).toMatchObject({ comment: 'About ben' })
})
