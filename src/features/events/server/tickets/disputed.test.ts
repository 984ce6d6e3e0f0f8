import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chargebacks } from '#features/chargebacks/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openLetters, until } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { type EventId, events } from '../../contract.ts'
import { openTill, PRICE, paidFairs, wish } from '../../test/paid-fair.ts'

const world = useWorld()
const { quiet } = openLetters(world)
const { fair, own, standing, annsMoney, begins } = paidFairs(world)
const DISPUTED = 'pm_card_createDispute'
const OF_ANN = PRICE - PRICE * 0.05
let ada: Actor

beforeAll(async () => {
  await openTill(world)
  ada = await world.join('ada.bank', { role: 'administrator' })
})
afterAll(quiet)
beforeEach(() => world.settle())

const disputeOf = async (who: Actor) => (await ada.gets(chargebacks.list, {})).chargebacks.find(({ buyer }) => buyer.id === who.id)!
async function becomes(who: Actor, status: string) {
  await until(async () => {
    await world.settle()
    return (await disputeOf(who))?.status === status
  })
  await quiet()
}
/** Bought with a card whose owner disputes the payment at once. */
async function disputed(name: string) {
  const who = await world.join(name)
  const { id } = await fair()
  await who.gets(events.buyTicket, wish(id, { payment_method_id: DISPUTED }))
  await becomes(who, 'needs_response')
  return { who, id }
}
const over = async (id: EventId) => {
  await begins(id, -5)
  await world.settle()
}
const steps = async () =>
  (
    await world.pool.query(
      "select property->>'step' as step from notifications where member_id = $1 and type = 'event_ticket_disputed' order by id",
      [world.ann.id],
    )
  ).rows.map(({ step }) => step)

test('a ticket that its buyer disputes is not released when the date is over, and is ann’s when the bank keeps to the payment', async () => {
  const before = await annsMoney()
  const { who, id } = await disputed('hal.tickets')
  await over(id)
  expect(await standing(who, id)).toEqual(['Accepted', 'paid'])
  await expectBooks(world, 'disputed')
  await ada.gets(chargebacks.defend, { id: (await disputeOf(who)).id, note: 'winning_evidence: checked in at the door' })
  await becomes(who, 'won')
  await world.settle()
  expect(await standing(who, id)).toEqual(['Accepted', 'released'])
  expect((await annsMoney()).seller_available! - before.seller_available!).toBe(OF_ANN)
  await expectBooks(world, 'kept')
  expect(await steps()).toEqual(['opened', 'kept'])
})

test('what the bank takes is taken from the organizer, with our commission of it, and is no loss of ours', async () => {
  const before = await annsMoney()
  const { who, id } = await disputed('ida.tickets')
  await ada.gets(chargebacks.accept, { id: (await disputeOf(who)).id })
  await quiet()
  expect((await own(who, id))!.ticket!.status).toBe('charged_back')
  const after = await annsMoney()
  expect([after.seller_reserved, after.seller_available]).toEqual([before.seller_reserved, before.seller_available])
  const { rows } = await world.pool.query("select debits_posted - credits_posted as n from ledger_accounts where code = 'chargeback_losses'")
  expect(rows.map(({ n }) => n)).toEqual([0])
  await expectBooks(world, 'lost')
  expect((await steps()).slice(-2)).toEqual(['opened', 'lost'])
})

test('a price that was released is held while the bank decides, and taken back from what ann has', async () => {
  const jan = await world.join('jan.tickets')
  const { id } = await fair()
  await jan.gets(events.buyTicket, wish(id, { payment_method_id: DISPUTED }))
  // Released before the bank was heard.
  await begins(id, -5)
  await world.settle()
  await becomes(jan, 'needs_response')
  await world.settle()
  const before = await annsMoney()
  const held = async () =>
    (await world.pool.query("select debits_pending as n from ledger_accounts where code = 'seller_available' and owner_id = $1", [world.ann.id]))
      .rows[0]
  expect([(await own(jan, id))!.ticket!.status, await held()]).toEqual(['released', { n: OF_ANN }])
  await ada.gets(chargebacks.accept, { id: (await disputeOf(jan)).id })
  await quiet()
  expect((await own(jan, id))!.ticket!.status).toBe('charged_back')
  const after = await annsMoney()
  const lost = before.seller_available! + before.seller_reserved! - after.seller_available! - after.seller_reserved!
  expect(lost).toBe(OF_ANN)
  expect(await held()).toEqual({ n: 0 })
  await expectBooks(world, 'taken from what was released')
})

test('a ticket that is given back while the bank decides is paid back only when the bank keeps to the payment', async () => {
  const { who, id } = await disputed('kit.tickets')
  await world.ann.gets(events.cancel, { id })
  await quiet()
  const ticket = async () => (await world.pool.query('select status from event_tickets where event_id = $1', [id])).rows
  expect(await ticket()).toEqual([{ status: 'refund_due' }])
  await ada.gets(chargebacks.defend, { id: (await disputeOf(who)).id, note: 'winning_evidence: the event was called off, the price goes back' })
  await becomes(who, 'won')
  await quiet()
  expect(await ticket()).toEqual([{ status: 'refunded' }])
  await expectBooks(world, 'given back after it was kept')
})

test('when the bank takes a part only, the rest is ann’s at once, and our commission of that part goes back with it', async () => {
  const before = await annsMoney()
  const { who } = await disputed('lee.tickets')
  const { rows } = await world.pool.query(
    `insert into chargeback_movements (chargeback_id, provider_ref, amount, fee)
      select c.id, 'test_' || c.id, 500, 0 from chargebacks c join payments p on p.id = c.payment_id where p.member_id = $1 returning amount`,
    [who.id],
  )
  expect(rows).toHaveLength(1)
  await ada.gets(chargebacks.accept, { id: (await disputeOf(who)).id })
  await quiet()
  const ticket = await world.pool.query('select status, taken, commission_back from event_tickets where buyer_id = $1', [who.id])
  expect(ticket.rows).toEqual([{ status: 'charged_back', taken: 1_000, commission_back: 50 }])
  const after = await annsMoney()
  expect([after.seller_reserved! - before.seller_reserved!, after.seller_available! - before.seller_available!]).toEqual([0, OF_ANN - 950])
})
