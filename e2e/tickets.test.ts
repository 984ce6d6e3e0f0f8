import { expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { connectBank } from '#test/support/outside/payouts.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)
type Seat = Awaited<ReturnType<typeof sitDown>>
const placeOf = async (who: Actor, id: string) => (await who.gets(events.show, { id: id as never })).event.occurrences[0]?.own

/** Ann announces a fair that costs 15.00 and publishes it; its id. */
async function announce({ seat, main, page }: Seat, title: string): Promise<string> {
  await goTo(seat, at('/events/create'))
  await main.getByRole('textbox', { name: 'Title' }).fill(title)
  await main.getByLabel('Day', { exact: true }).fill('2031-01-18')
  await main.getByRole('textbox', { name: 'Place', exact: true }).fill('Grieg Hall, Bergen')
  await main.getByRole('textbox', { name: 'Price of a place' }).fill('15')
  await main.getByRole('textbox', { name: 'Paid back until' }).fill('7')
  await main.getByRole('button', { name: 'Save as a draft' }).click()
  await main.getByRole('heading', { level: 1, name: title }).waitFor()
  await main.getByRole('button', { name: 'Publish' }).click()
  await main.getByRole('heading', { name: 'You run it' }).waitFor()
  return /events\/([^/]+)\/show/.exec(page.url())![1]!
}
/** With the card that is kept. */
async function buy({ seat, main }: Seat, id: string) {
  await goTo(seat, at(`/events/${id}/show`))
  await main.getByRole('link', { name: 'Buy a ticket' }).click()
  await main.getByRole('button', { name: /^Pay .*15/ }).click()
  await main.getByRole('heading', { name: 'You are going' }).waitFor()
  await main
    .getByText(/Ticket [\d,]+, paid: .*15/)
    .first()
    .waitFor()
}

/** What the postings of an event's tickets add up to, in plain SQL. */
async function sumOf(event_id: string): Promise<number> {
  const { rows } = await world.pool.query<{ n: number }>(
    "select coalesce(sum(case direction when 'D' then e.amount else -e.amount end), 0)::int as n from ledger_entries e join ledger_txns t on t.id = e.txn_id join event_tickets k on k.id = t.ref_id where k.event_id = $1",
    [event_id],
  )
  return rows[0]!.n
}
async function reservedFor({ id }: Actor) {
  const reserved = "select (credits_posted - debits_posted)::int as n from ledger_accounts where owner_id = $1 and code = 'seller_reserved'"
  return (await world.pool.query(reserved, [id])).rows
}
async function letIn({ seat, main }: Seat, id: string, code: string) {
  await world.pool.query(
    "update event_occurrences set starts_at = clock_timestamp() + interval '1 hour', ends_at = clock_timestamp() + interval '5 hours' where event_id = $1",
    [id],
  )
  await goTo(seat, at(`/events/${id}/check-in`))
  await main.getByRole('textbox', { name: 'Code' }).fill(code)
  await main.getByRole('button', { name: 'Let in' }).click()
  await main.getByText('Good', { exact: true }).waitFor()
}

test('ben buys a ticket with his card and is let in; cleo buys one, ann calls the event off, and cleo is paid back', {
  timeout: 180_000,
}, async () => {
  await world.pool.query("update members set plan = 'basic' where id = $1", [world.ann.id])
  await connectBank(world, world.ann)
  const kept = { payment_method_id: 'pm_card_visa', is_default: true }
  for (const who of [world.ben, world.cleo]) await who.gets(payments.keepMethod, kept)
  const ann = await sitDown(world.ann)
  const fair = await announce(ann, 'Bergen Winter Fair')
  const [ben, cleo] = [await sitDown(world.ben), await sitDown(world.cleo)]
  await buy(ben, fair)
  await goTo(ann.seat, at(`/events/${fair}/participants`))
  await ann.main.getByText(/Ticket [\d,]+, paid: .*15/).waitFor()

  await letIn(ann, fair, (await placeOf(world.ben, fair))!.code!)

  const evening = await announce(ann, 'Auction evening')
  await buy(cleo, evening)
  await goTo(ann.seat, at(`/events/${evening}/edit`))
  await ann.main.getByRole('button', { name: 'Call it off' }).click()
  await ann.page.getByRole('button', { name: 'Call off Auction evening' }).click()
  await ann.main.getByRole('heading', { level: 1, name: 'Auction evening' }).waitFor()
  await expect.poll(async () => (await placeOf(world.cleo, evening))?.ticket?.status, { timeout: 20_000 }).toBe('refunded')
  await goTo(ann.seat, at(`/events/${evening}/participants`))
  await ann.main.getByText(/Ticket [\d,]+, paid back: .*15/).waitFor()
  await goTo(ann.seat, at('/wallet'))
  await ann.main
    .getByRole('link', { name: /^Ticket/ })
    .first()
    .waitFor()

  await world.settle()
  await expectBooks(world, 'called off')
  expect(await sumOf(evening)).toBe(0)
  expect(await reservedFor(world.ann)).toEqual([{ n: 1_500 }])
})
