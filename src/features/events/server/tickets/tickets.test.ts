import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { isUnavailable } from '#server/http/is-unavailable.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { answerBank, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { DECLINED, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { events } from '../../contract.ts'
import { held } from '../../test/drawn-up.ts'
import { codeOf, openTill, PRICE, paidFairs, wish } from '../../test/paid-fair.ts'

const world = useWorld()
const { quiet } = openLetters(world)
const { fair, buy, own, standing, taken, annsMoney, begins, told } = paidFairs(world)

beforeAll(() => openTill(world))
afterAll(quiet)
beforeEach(() => world.settle())

const overdue = () => world.pool.query("update event_tickets set expires_at = clock_timestamp() where status = 'pending_payment'")
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    if (isUnavailable(fault)) return patiently(ask)
    throw fault
  }
}

test('ben buys two places: held for ann less our commission, told to both, let in, and hers when the date is over', async () => {
  const { ann, ben } = world
  const before = await annsMoney()
  const { id } = await fair({ capacity: 5 })
  const { participant, payment } = await ben.gets(events.buyTicket, wish(id, { party_size: 2, expected_amount: 2 * PRICE }))
  expect([participant.status, participant.ticket?.status, payment?.status]).toEqual(['Accepted', 'paid', 'captured'])
  expect(await taken(id)).toEqual({ taken: 2, waiting: 0 })
  expect((await annsMoney()).seller_reserved! - before.seller_reserved!).toBe(2_850)
  await quiet()
  await expectBooks(world, 'bought')
  expect([await told(ben), await told(ann)].map((types) => types.includes('event_ticket_bought'))).toEqual([true, true])
  const { rows } = await world.pool.query('select template from mails where recipient = $1', [ben.email])
  expect(rows.map(({ template }) => template)).toContain('ticket_bought')
  const { transactions } = await ann.gets(ledger.transactions, {})
  expect(transactions.data[0]).toMatchObject({ code: 'ticket_sold', amount: 2_850, cause: { name: 'ticket', path: `/events/${id}/show` } })

  await begins(id, 1)
  expect((await ann.gets(events.checkIn, { id, code: participant.code! })).participant.status).toBe('checked_in')
  await world.settle()
  expect((await annsMoney()).seller_available).toBe(before.seller_available)
  await begins(id, -5)
  await world.settle()
  const after = await annsMoney()
  expect([after.seller_reserved! - before.seller_reserved!, after.seller_available! - before.seller_available!]).toEqual([0, 2_850])
  expect(await standing(ben, id)).toEqual(['checked_in', 'released'])
  await expectBooks(world, 'released')
})

test('the price is the organizer’s: another amount, a changed price and a place without a ticket are refused, and nothing is charged', async () => {
  const { ann, ben } = world
  const { id } = await fair()
  expect(await codeOf(buy(ben, id, { expected_amount: 1 }))).toBe('event.price_changed')
  expect(await codeOf(ben.ask(events.join, { event_id: id }))).toBe('event.ticket_needed')
  await ann.gets(events.edit, { id, price: 2_000 })
  expect(await buy(ben, id)).toMatchObject({ status: 409, code: 'event.price_changed' })
  expect(await codeOf(buy(ann, id, { expected_amount: 2_000 }))).toBe('event.own')
  expect((await buy(ben, id, { expected_amount: 2_000 })).status).toBe(200)
  const free = await held(ann)
  expect(await codeOf(buy(ben, free.id))).toBe('event.free')
  expect((await world.pool.query('select from payments where amount not in ($1, 2000, 3000)', [PRICE])).rowCount).toBe(0)
})

test('who asks money has an account that it can be paid out to, and is the owner', async () => {
  const { ann, ben } = world
  const usual = {
    type: 'Event',
    mode: 'In_Person',
    visibility: 'Open',
    recurrence: 'Standard',
    duration_type: 'timed',
    title: 'Fair',
    location: 'Hall',
  } as const
  const times = { time_zone: 'Europe/Oslo', start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' }
  expect(await codeOf(ben.ask(events.create, { ...usual, ...times, price: PRICE }))).toBe('event.account')
  expect((await ben.ask(events.create, { ...usual, ...times })).status).toBe(200)
  const { id } = await fair({ organizers: ['ben'] })
  expect(await codeOf(ben.ask(events.edit, { id, price: 200 }))).toBe('event.not_yours')
  expect((await ben.ask(events.edit, { id, price: PRICE, description: 'More' })).status).toBe(200)
  expect((await ann.ask(events.edit, { id, price: 200 })).status).toBe(200)
})

test('the last place: twelve pay at once, one has it, the others are charged nothing', { timeout: 120_000 }, async () => {
  const { id } = await fair({ capacity: 1 })
  const buyers: Actor[] = []
  for (let n = 0; n < 12; n++) buyers.push(await world.join(`buyer${n}`))
  const answers = await inParallel(buyers, 12, (who) => patiently(() => codeOf(buy(who, id))))
  expect(answers.toSorted()).toEqual([200, ...Array(11).fill('event.full')])
  expect(await taken(id)).toEqual({ taken: 1, waiting: 0 })
  await quiet()
  await expectBooks(world, 'one place')
})

test('a place that is held while its payment waits lapses after it: the next in line is offered it, and pays', async () => {
  const { ben, cleo } = world
  const { id } = await fair({ capacity: 1 })
  const { participant, payment } = await ben.gets(events.buyTicket, wish(id, { payment_method_id: THREE_D }))
  expect([participant.status, payment?.status]).toEqual(['offered', 'requires_action'])
  expect([await codeOf(buy(cleo, id)), await codeOf(buy(ben, id))]).toEqual(['event.full', 'ticket.waiting'])
  expect((await cleo.gets(events.join, { event_id: id, waits: true })).participant.status).toBe('waitlisted')
  await world.settle()
  expect(await standing(ben, id)).toEqual(['offered', 'pending_payment'])
  await overdue()
  await world.pool.query("update event_tickets set place_until = clock_timestamp() where status = 'pending_payment'")
  await world.settle()
  await until(async () => {
    await world.settle()
    return (await own(cleo, id))?.status === 'offered'
  })
  expect(await standing(ben, id)).toEqual(['cancelled', 'cancelled'])
  const held_for = (await own(cleo, id))!
  expect(await codeOf(cleo.ask(events.answer, { id: held_for.id, status: 'Accepted' }))).toBe('event.ticket_needed')
  expect((await cleo.gets(events.buyTicket, wish(id))).participant.status).toBe('Accepted')
  await quiet()
  await expectBooks(world, 'the next in line')
})

test('who pays does not pass a pair that waits for two places, although one is free', async () => {
  const { ben, cleo } = world
  const kim = await world.join('kim.tickets')
  const { id } = await fair({ capacity: 2 })
  await ben.gets(events.buyTicket, wish(id))
  expect((await cleo.gets(events.join, { event_id: id, party_size: 2, waits: true })).participant.status).toBe('waitlisted')
  expect(await codeOf(buy(kim, id))).toBe('event.full')
})

test('3-D Secure: the ticket comes when the bank has answered, once, however often it is asked', async () => {
  const eve = await world.join('eve.tickets')
  const { id } = await fair()
  const { participant, payment } = await eve.gets(events.buyTicket, wish(id, { payment_method_id: THREE_D }))
  expect(await codeOf(world.cleo.ask(events.settleTicket, { id: participant.id }))).toBe('participant.not_found')
  await answerBank(payment!.action_url!, 'complete')
  await Promise.all([1, 2, 3].map(() => eve.gets(events.settleTicket, { id: participant.id })))
  await quiet()
  expect(await standing(eve, id)).toEqual(['Accepted', 'paid'])
  expect(await taken(id)).toEqual({ taken: 1, waiting: 0 })
  await expectBooks(world, '3-D Secure')
})

test('a declined card keeps the place for another one', async () => {
  const dan = await world.join('dan.tickets')
  const { id } = await fair({ capacity: 1 })
  expect(await codeOf(buy(dan, id, { payment_method_id: DECLINED }))).toBe('payment.declined')
  expect(await standing(dan, id)).toEqual(['offered', 'cancelled'])
  expect((await dan.gets(events.buyTicket, wish(id))).participant.ticket?.status).toBe('paid')
  await quiet()
  await expectBooks(world, 'declined')
})
