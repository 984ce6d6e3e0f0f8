import { expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { bidOn, closeLot, endsIn, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

async function seatOf(who: Actor): Promise<BrowserUser> {
  const seat = await stage.seat()
  await seat.context.addCookies([{ name: 'session', value: who.token!, url: at('/') }])
  return seat
}
/** Two activations: the amount, then what it binds to. */
async function bids({ page }: BrowserUser, maximum: string) {
  await page.getByLabel('Your maximum').fill(maximum)
  await page.getByRole('button', { name: /^Place bid of/ }).click()
  await page.getByText('Bidding commits you: you buy if you win.').waitFor()
  await page.getByRole('button', { name: /^Confirm bid of/ }).click()
}
const headline = ({ page }: BrowserUser, text: string) => page.getByRole('region', { name: 'Bidding' }).getByText(text).first().waitFor()

test('ben and cleo bid against each other in two browsers, a late bid moves the end, cleo wins and pays', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  await openShop(ann)
  for (const who of [ben, cleo]) await mayBid(world, who)
  await cleo.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa', is_default: true })
  const { id } = await openLot(world, ann, { name: 'Columbus 50 c', initial_bid: 10_000 })
  const [of_ben, of_cleo, guest] = [await seatOf(ben), await seatOf(cleo), await stage.seat()]
  for (const seat of [of_ben, of_cleo, guest]) await goTo(seat, at(`/auctions/${id}`))
  await guest.page.getByRole('link', { name: 'Log in to bid' }).waitFor()

  await bids(of_ben, '120')
  await headline(of_ben, 'You are the highest bidder.')
  for (const { page } of [of_cleo, guest]) await page.getByText('1 bid').first().waitFor()

  await endsIn(world, id, 60_000)
  await of_cleo.page.reload()
  await goTo(of_cleo, at(`/auctions/${id}`))
  await bids(of_cleo, '163.27')
  await headline(of_cleo, 'You are the highest bidder.')
  await headline(of_ben, 'You were outbid by Bidder 2.')
  await headline(of_ben, 'Extended to')
  await guest.page.getByText('122.50').first().waitFor()
  expect(await of_ben.page.content()).not.toContain('163.27')

  await closeLot(world, id)
  expect((await lotSeen(cleo, id)).status).toBe('closed_sold')
  await headline(of_cleo, 'You won at')
  await headline(of_ben, 'You did not win this one.')
  await of_cleo.page.getByRole('link', { name: 'Pay now' }).first().click()
  await of_cleo.page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await of_cleo.page.getByText('Your winning bid').waitFor()
  await of_cleo.page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect.poll(async () => (await lotSeen(cleo, id)).is_final, { timeout: 20_000 }).toBe(true)
  await goTo(of_cleo, at(`/auctions/${id}`))
  await headline(of_cleo, 'You won at')
  expect(await of_cleo.page.getByRole('link', { name: 'Pay now' }).count()).toBe(0)
  expectQuiet(of_ben, of_cleo, guest)
}, 120_000)

test('the price moves while ben reads: nothing is confirmed before he has read it again', async () => {
  const { ann, ben, cleo } = world
  const { id } = await openLot(world, ann, { name: 'Ceres 20 c', initial_bid: 1_000 })
  const seat = await seatOf(ben)
  await goTo(seat, at(`/auctions/${id}`))
  const { page } = seat
  await page.getByLabel('Your maximum').fill('50')
  await page.getByRole('button', { name: /^Place bid of/ }).click()
  await page.getByRole('button', { name: /^Confirm bid of/ }).waitFor()
  await bidOn(cleo, id, 2_000)
  await page.getByText('The price has moved').waitFor()
  expect(await page.getByRole('button', { name: /^Confirm bid of/ }).count()).toBe(0)
  await page.getByRole('button', { name: /^I have read/ }).click()
  await page.getByRole('button', { name: /^Confirm bid of/ }).click()
  await headline(seat, 'You are the highest bidder.')
  expectQuiet(seat)
}, 60_000)

test('the reserve is not met: nobody wins, ann offers a second chance, ben takes it', async () => {
  const { ann, ben } = world
  const { id } = await openLot(world, ann, { name: 'Penny Red', initial_bid: 1_000, reserve_price: 5_000 })
  const [of_ann, of_ben] = [await seatOf(ann), await seatOf(ben)]
  await goTo(of_ben, at(`/auctions/${id}`))
  await bids(of_ben, '30')
  await headline(of_ben, 'You are the highest bidder, and the reserve is not met.')
  await endsIn(world, id, 1)
  await expect.poll(async () => (await lotSeen(ben, id)).status, { timeout: 20_000 }).toBe('closed_unsold')
  await headline(of_ben, 'The reserve was not met: nobody won.')

  await goTo(of_ann, at(`/auctions/${id}`))
  await of_ann.page.getByRole('button', { name: 'Offer a second chance' }).click()
  await of_ann.page.getByRole('dialog').getByRole('button', { name: 'Offer a second chance' }).click()
  await of_ben.page.getByRole('button', { name: 'Take it: this commits you to buy' }).click()
  await headline(of_ben, 'You won at $ 30.00.'.replace(' 30', '\u00a030'))
  await of_ben.page.getByRole('link', { name: 'Pay now' }).first().waitFor()
  expectQuiet(of_ann, of_ben)
}, 90_000)

test('ben buys at once while cleo bids in the same instant: one of both has it, the other is told', async () => {
  const { ann, ben, cleo } = world
  const { id } = await openLot(world, ann, { name: 'Large Hermes', initial_bid: 1_000, buy_it_now_price: 4_000 })
  const [of_ben, of_cleo] = [await seatOf(ben), await seatOf(cleo)]
  for (const seat of [of_ben, of_cleo]) await goTo(seat, at(`/auctions/${id}`))
  await of_ben.page.getByRole('button', { name: 'Buy now' }).click()
  await of_cleo.page.getByLabel('Your maximum').fill('20')
  await of_cleo.page.getByRole('button', { name: /^Place bid of/ }).click()
  const confirm = of_cleo.page.getByRole('button', { name: /^Confirm bid of/ })
  await confirm.waitFor()
  await Promise.all([
    of_ben.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Buy it now at/ })
      .click(),
    confirm.click(),
  ])
  const isDecided = ({ status, bid_count }: Awaited<ReturnType<typeof lotSeen>>) => status === 'closed_sold' || bid_count === 1
  await expect.poll(async () => isDecided(await lotSeen(ann, id)), { timeout: 10_000 }).toBe(true)
  const lot = await lotSeen(ann, id)
  if (lot.status === 'closed_sold') {
    await headline(of_ben, 'You won at')
    await headline(of_cleo, 'It went for')
  } else {
    expect(lot.status).toBe('active')
    await headline(of_cleo, 'You are the highest bidder.')
    await of_ben.page.getByRole('alert').first().waitFor()
  }
}, 60_000)

test('price and winner of a finished lot are counted in the browser; without script its book can be read', async () => {
  const { ann, ben, cleo } = world
  const { id } = await openLot(world, ann, { name: 'Moon and geese', initial_bid: 1_000 })
  await bidOn(ben, id, 2_000)
  await bidOn(cleo, id, 3_000)
  const [seat, plain] = [await seatOf(ben), await stage.seat({ script: false })]
  await goTo(seat, at(`/auctions/${id}/proof`))
  await seat.page.getByRole('heading', { name: 'So far every link holds.' }).waitFor()
  await seat.page.getByText('2 of 2 links hold').waitFor()
  await plain.page.goto(at(`/auctions/${id}/proof`))
  await plain.page.getByRole('cell', { name: 'Bidder 2' }).first().waitFor()
  await plain.page.goto(at('/marketplace/auctions?sort=ending'))
  await plain.page.getByRole('link', { name: 'Moon and geese' }).waitFor()
  await plain.page.goto(at(`/auctions/${id}/history`))
  await plain.page.getByRole('cell', { name: 'Bidder 1' }).first().waitFor()
  const lone = await openLot(world, ann, { name: 'Nobody bids', initial_bid: 1_000 })
  await plain.page.goto(at(`/auctions/${lone.id}/history`))
  await plain.page.getByText('No Bids Exists').waitFor()
  const { proof } = await world.guest.gets(auctions.proof, { id })
  expect(proof.links.every(({ opening }) => opening === null)).toBe(true)
  expectQuiet(seat)
}, 60_000)

test('ben, whose plan does not include bidding, reads which plan opens it', async () => {
  const { ann, ben, pool } = world
  await pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  await pool.query("delete from plan_permissions where plan = 'free' and permission = 'marketplace.auctions.bid'")
  await new Promise((done) => setTimeout(done, 1_100))
  const { id } = await openLot(world, ann, { name: 'Behind a plan', initial_bid: 1_000 })
  const seat = await seatOf(ben)
  await goTo(seat, at(`/auctions/${id}`))
  await seat.page.getByRole('button', { name: 'Place bid' }).click()
  await seat.page.getByRole('dialog').getByText('Gold opens it').waitFor()
  expectQuiet(seat)
}, 60_000)
