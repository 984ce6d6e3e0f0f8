import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { disputes } from '#features/disputes/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import { answerBank, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { events } from '../../contract.ts'
import { codeOf, openTill, PRICE, paidFairs, wish } from '../../test/paid-fair.ts'

const world = useWorld()
const { quiet } = openLetters(world)
const { fair, buy, standing, taken, annsMoney, begins, told } = paidFairs(world)

beforeAll(() => openTill(world))
afterAll(quiet)
beforeEach(() => world.settle())

test('money that comes for a place that is gone is booked and goes back by itself', async () => {
  const { cleo } = world
  const fay = await world.join('fay.tickets')
  const { id } = await fair({ capacity: 1 })
  const { participant, payment } = await fay.gets(events.buyTicket, wish(id, { payment_method_id: THREE_D }))
  await answerBank(payment!.action_url!, 'complete')
  // The outer end: the place has lapsed while the bank was silent.
  await world.pool.query("update participants set status = 'cancelled', offered_until = null where id = $1", [participant.id])
  await cleo.gets(events.buyTicket, wish(id))
  await fay.gets(events.settleTicket, { id: participant.id })
  await quiet()
  expect(await standing(fay, id)).toEqual(['cancelled', 'cancelled'])
  const { rows } = await world.pool.query(
    'select r.reason, r.status from payment_refunds r join payments p on p.id = r.payment_id where p.member_id = $1',
    [fay.id],
  )
  expect(rows).toEqual([{ reason: 'late_capture', status: 'sent' }])
  expect(await told(fay)).toContain('money_returned')
  expect(await taken(id)).toEqual({ taken: 1, waiting: 0 })
  await expectBooks(world, 'late')
})

test('a payment that ends after the event was called off goes back too', async () => {
  const { ann } = world
  const gil = await world.join('gil.tickets')
  const { id } = await fair()
  const { participant, payment } = await gil.gets(events.buyTicket, wish(id, { payment_method_id: THREE_D }))
  await answerBank(payment!.action_url!, 'complete')
  await ann.gets(events.cancel, { id })
  await gil.gets(events.settleTicket, { id: participant.id })
  await quiet()
  const { rows } = await world.pool.query(
    'select t.status, r.reason, r.status as sent from event_tickets t join payments p on p.ref_id = t.id join payment_refunds r on r.payment_id = p.id where t.event_id = $1',
    [id],
  )
  expect(rows).toEqual([{ status: 'cancelled', reason: 'late_capture', sent: 'sent' }])
  await expectBooks(world, 'called off meanwhile')
})

test('ann calls it off: all is paid back whole, once, and the sums are what they were', async () => {
  const { ann, ben, cleo } = world
  const before = await annsMoney()
  const { id } = await fair()
  for (const who of [ben, cleo]) await who.gets(events.buyTicket, wish(id))
  await ann.gets(events.cancel, { id, reason: 'The hall is closed' })
  await quiet()
  expect(await annsMoney()).toMatchObject({ seller_reserved: before.seller_reserved, seller_available: before.seller_available })
  const { rows } = await world.pool.query(
    'select t.status, r.status as sent, r.amount::int from event_tickets t join payment_refunds r on r.id = t.payment_refund_id where t.event_id = $1',
    [id],
  )
  expect(rows).toEqual(Array(2).fill({ status: 'refunded', sent: 'sent', amount: PRICE }))
  expect([await told(cleo), await told(ann)].map((types) => types.includes('event_ticket_refunded'))).toEqual([true, true])
  await expectBooks(world, 'called off')
})

test('by the rule of the organizer: a buyer is paid back until a week before, later not; who is turned out is paid back always', async () => {
  const { ann, ben, cleo } = world
  const early = await fair()
  const { participant } = await ben.gets(events.buyTicket, wish(early.id))
  await ben.gets(events.leave, { id: participant.id })
  await world.settle()
  expect(await standing(ben, early.id)).toEqual(['cancelled', 'refunded'])

  const late = await fair()
  const [bens, cleos] = [await ben.gets(events.buyTicket, wish(late.id)), await cleo.gets(events.buyTicket, wish(late.id))]
  await world.pool.query("update event_tickets set refund_until = clock_timestamp() - interval '1 second' where event_id = $1", [late.id])
  await ben.gets(events.leave, { id: bens.participant.id })
  await ann.gets(events.leave, { id: cleos.participant.id })
  await world.settle()
  expect([await standing(ben, late.id), await standing(cleo, late.id)]).toEqual([
    ['cancelled', 'paid'],
    ['Rejected', 'refunded'],
  ])
  await begins(late.id, -5)
  await world.settle()
  expect(await standing(ben, late.id)).toEqual(['cancelled', 'released'])
  await quiet()
  await expectBooks(world, 'the rule')
})

test('whoever asks to come to a private event is held a place once let in, and pays for it', async () => {
  const { ann, ben } = world
  await world.pool.query('delete from blocks')
  const { id } = await fair({ visibility: 'Private' })
  const { participant: invited } = await ann.gets(events.invite, { id, user_id: ben.id })
  expect(await codeOf(ben.ask(events.answer, { id: invited.id, status: 'Accepted' }))).toBe('event.ticket_needed')
  await world.pool.query("update participants set status = 'Pending' where id = $1", [invited.id])
  expect(await codeOf(buy(ben, id))).toBe('participant.state')
  expect((await ann.gets(events.answer, { id: invited.id, status: 'Accepted' })).participant.status).toBe('offered')
  expect((await ben.gets(events.buyTicket, wish(id))).participant.status).toBe('Accepted')
  expect(await codeOf(ben.ask(events.answer, { id: invited.id, party_size: 2 }))).toBe('participant.state')
})

test('a refund that the bank of the buyer refuses is shown to an operator, who sends it again', async () => {
  const [ada, lou] = [await world.join('ada.refunds', { role: 'administrator' }), await world.join('lou.tickets')]
  const { id } = await fair()
  await lou.gets(events.buyTicket, wish(id, { payment_method_id: 'pm_card_refundFail' }))
  await world.ann.gets(events.cancel, { id })
  const failed = async () => (await ada.gets(disputes.waiting, {})).refunds
  await until(async () => {
    await world.pool.query('update sandbox.planned set due = clock_timestamp()')
    await world.settle()
    return (await failed()).length === 1
  })
  const [refund] = await failed()
  expect(refund).toMatchObject({ ref_type: 'event_ticket', order_id: null, number: null, amount: PRICE })
  expect((await world.ann.ask(disputes.retryRefund, { id: refund!.id })).status).toBe(403)
  await ada.gets(disputes.retryRefund, { id: refund!.id })
  expect(await failed()).toEqual([])
})
