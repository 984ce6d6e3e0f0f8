import { beforeAll, expect, test } from 'vitest'
import { ledgerDrift } from '#features/ledger/server/public.ts'
import { places } from '#features/places/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { swapOf } from '#features/trades/test/fixtures.ts'
import { sampleImage } from '#test/support/files/sample-image.ts'
import { balanceIn, giveCoins } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const home = { full_name: 'A Collector', address: 'Rue de la Paix 1', city: 'Lyon', zipcode: '69001', country: 'FR' }
beforeAll(async () => {
  const { ann, ben } = world
  for (const who of [ann, ben]) {
    await who.gets(places.create, home)
    await giveCoins(world, who, 500)
  }
  await swapOf(world, ann, 'Junk 3 cents')
  await swapOf(world, ben, 'Coiling dragon')
}, 120_000)

const seatOf = seatsIn(world, stage)
type Seat = Awaited<ReturnType<typeof seatOf>>
async function deed({ main, page }: Seat, press: RegExp, yes = press) {
  await main.getByRole('button', { name: press }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: yes }).click()
}
async function pick({ main, page }: Seat, open: RegExp, name: RegExp) {
  await main.getByRole('button', { name: open }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
}
const send = (seat: Seat) => deed(seat, /Review offer/, /Send offer/)
/** The page of the offer is the answer to a sent one. */
const sent = ({ page }: Seat) => page.waitForURL(/placed-offer/)

async function parcels(ann: Seat, ben: Seat) {
  for (const one of [ann, ben]) {
    await one.main.getByRole('link', { name: 'Proceed with the trade' }).first().click()
    await one.main.getByRole('button', { name: 'Proceed', exact: true }).click()
    await one.page.waitForURL(/trade-detail/)
  }
  for (const one of [ann, ben]) {
    await one.page.reload()
    await one.main.getByLabel('Carrier').fill('La Poste')
    await one.main.getByRole('button', { name: 'I have sent it' }).click()
    await one.main.getByText('On its way').first().waitFor()
  }
  expect([await axe(ann.page), await clipped(ann.page)]).toEqual([[], []])
  await ann.page.screenshot({ path: 'tmp/trade-order-1410.png', fullPage: true })
  for (const one of [ann, ben]) {
    await one.page.reload()
    await deed(one, /It has arrived/)
    await one.main.getByRole('button', { name: 'It has arrived' }).waitFor({ state: 'detached' })
  }
}

/** Ann counters, ben counters, ann accepts. */
async function bargain(ann: Seat, ben: Seat) {
  await goTo(ann.seat, at('/proposal'))
  await ann.main.getByRole('link', { name: 'Junk 3 cents' }).click()
  await ann.main.getByRole('link', { name: 'Counter offer', exact: true }).click()
  await ann.main.getByLabel('Coins').nth(1).fill('80')
  await ann.main.getByText('+ 40 coins').waitFor()
  await ann.page.screenshot({ path: 'tmp/trade-counter-1410.png', fullPage: true })
  await send(ann)
  await sent(ann)

  await ben.page.reload()
  await goTo(ben.seat, at('/proposal'))
  await ben.main.getByRole('link', { name: 'Junk 3 cents' }).click()
  await ben.main.getByRole('link', { name: 'Counter offer', exact: true }).click()
  await ben.main.getByLabel('Coins').first().fill('60')
  await send(ben)
  await sent(ben)

  await goTo(ann.seat, at('/proposal'))
  await ann.main.getByRole('link', { name: 'Junk 3 cents' }).click()
  await deed(ann, /^Accept$/, /Accept offer/)
  await ann.main.getByText('Agreed: the pieces').waitFor()
  await goTo(ben.seat, ben.page.url())
}

test('offer, counter, counter, accepted, sent both ways, feedback: ann and ben in two browsers', async () => {
  const ann = await seatOf(world.ann)
  await goTo(ann.seat, at('/trades/create'))
  await pick(ann, /Add from stamp box/, /Junk 3 cents/)
  await ann.main.getByRole('button', { name: 'Open it for offers' }).click()
  await ann.main.getByRole('heading', { level: 1, name: 'Junk 3 cents' }).waitFor()
  expect([await axe(ann.page), await clipped(ann.page)]).toEqual([[], []])

  const ben = await seatOf(world.ben, { width: 390 })
  await goTo(ben.seat, at('/marketplace/trades'))
  await ben.page.screenshot({ path: 'tmp/trades-390.png', fullPage: true })
  await ben.main.getByRole('link', { name: 'Junk 3 cents' }).click()
  await ben.main.getByRole('link', { name: 'Make an offer' }).click()
  await pick(ben, /Add from stamp box/, /Coiling dragon/)
  await ben.main.getByLabel('Coins').first().fill('40')
  expect([await axe(ben.page), await clipped(ben.page)]).toEqual([[], []])
  await ben.page.screenshot({ path: 'tmp/trade-offer-390.png', fullPage: true })
  await send(ben)
  await sent(ben)

  await bargain(ann, ben)
  await parcels(ann, ben)
  await world.settle()
  expect(await ledgerDrift(world.product.db)).toEqual([])
  expect([await balanceIn(world, world.ann, 'member_coins'), await balanceIn(world, world.ben, 'member_coins')]).toEqual([570, 450])
  for (const one of [ann, ben]) {
    await one.page.reload()
    await one.main.getByRole('heading', { name: 'Feedback' }).waitFor()
  }
  const form = ann.page.locator('#feedback')
  await form.getByRole('button', { name: 'Give feedback' }).click()
  for (const question of await form.getByRole('group').all()) await question.getByRole('radio').last().check()
  await form.getByRole('button', { name: 'Give feedback' }).click()
  await form.getByText('It is shown when').waitFor()
  expectQuiet(ann.seat)
  expectQuiet(ben.seat)
}, 240_000)

test('what ann takes is all that ben can offer: coins for one trade, items for the other', async () => {
  const { ann } = world
  const listed = async (name: string, trade_type: 'coins' | 'stamps') => {
    const tradeables = [{ stamp_item_id: await swapOf(world, ann, name) }]
    return (await ann.gets(trades.create, { tradeables, trade_type, is_published: true })).trade.id
  }
  const [for_coins, for_items] = [await listed('Sold for coins', 'coins'), await listed('Swapped for items', 'stamps')]
  const ben = await seatOf(world.ben, { width: 390, dark: true })
  const own = ben.main.getByRole('region', { name: 'You give' })
  await goTo(ben.seat, at(`/trades/${for_items}/place-offer`))
  await own.getByText('For items', { exact: true }).waitFor()
  expect([await own.getByLabel('Coins').count(), await own.getByRole('button', { name: 'Add from stamp box' }).count()]).toEqual([0, 1])
  await goTo(ben.seat, at(`/trades/${for_coins}/place-offer`))
  await own.getByText('For coins', { exact: true }).waitFor()
  expect(await own.getByRole('button', { name: 'Add from stamp box' }).count()).toBe(0)
  expect([await axe(ben.page), await clipped(ben.page)]).toEqual([[], []])
  await ben.page.screenshot({ path: 'tmp/trade-for-coins-390.png', fullPage: true })
  await own.getByLabel('Coins').fill('25')
  await send(ben)
  await sent(ben)
  expectQuiet(ben.seat)
}, 120_000)

/** Both have agreed and go on; ann has sent hers. */
async function underWay() {
  const { ann, ben } = world
  const [item, mine] = [await swapOf(world, ann, 'Inverted swan'), await swapOf(world, ben, 'Basel dove')]
  const { trade } = await ann.gets(trades.create, { tradeables: [{ stamp_item_id: item }], is_published: true, deposit: 20 })
  const given = { trade_id: trade.id, items_from_owner: [{ stamp_item_id: item }], items_from_proposer: [{ stamp_item_id: mine }] }
  const { trade_offer } = await ben.gets(trades.placeOffer, given)
  const id = (await ann.gets(trades.answerOffer, { id: trade_offer.id, status: 'Accepted' })).trade_offer.order_id!
  for (const who of [ann, ben]) await who.gets(trades.proceed, { id, address_id: (await who.gets(places.create, home)).address.id })
  await ann.gets(trades.ship, { id, carrier: 'La Poste' })
  return trade.id
}
const isClean = async ({ page }: Seat) => expect([await axe(page), await clipped(page)]).toEqual([[], []])

test('ann complains and shows two pictures; ben sees them on a phone; a moderator settles it, and both know why', async () => {
  const { ann, ben } = world
  const [boss, id] = [await world.join('fay', { role: 'administrator' }), await underWay()]
  const [one, two, desk] = [await seatOf(ann), await seatOf(ben, { width: 390, dark: true }), await seatOf(boss)] as const
  await goTo(one.seat, at(`/orders/trade-detail/${id}`))
  await one.main.getByText('Complain', { exact: true }).first().click()
  await one.main.getByLabel('What is wrong').fill('Ben has sent an empty envelope')
  await one.main.getByLabel('Choose pictures').setInputFiles([await sampleImage(), await sampleImage()])
  await one.main.getByRole('list', { name: 'Your pictures' }).getByRole('img').nth(1).waitFor()
  await isClean(one)
  await one.main.getByRole('button', { name: 'Complain', exact: true }).click()
  await one.page.getByText('Your complaint is noted').first().waitFor()

  await goTo(two.seat, at(`/orders/trade-detail/${id}`))
  await two.main.getByText('A complaint is open: Ben has sent an empty envelope').waitFor()
  expect(await two.main.getByRole('img', { name: 'Evidence' }).count()).toBe(2)
  await isClean(two)
  await two.page.screenshot({ path: 'tmp/trade-complaint-390.png', fullPage: true })

  await goTo(desk.seat, at('/dashboard/disputes'))
  const block = desk.main.getByRole('article').filter({ hasText: 'Inverted swan' })
  for (const words of ['Ben has sent an empty envelope', 'Basel dove', 'Not sent', 'La Poste']) await block.getByText(words).first().waitFor()
  expect(await block.getByRole('img', { name: 'Evidence' }).count()).toBe(2)
  await isClean(desk)
  await block.getByLabel('Whose deposit goes to the other').selectOption('proposer')
  await block.getByLabel('Why? Both read it').fill('Nothing was sent')
  await block.getByRole('button', { name: 'Settle' }).click()
  await desk.main.getByText('Nothing to decide').waitFor()
  expect((await ben.gets(trades.order, { id })).trade_order).toMatchObject({ status: 'cancelled', action_reason: 'Nothing was sent' })
  expect(await ledgerDrift(world.product.db)).toEqual([])
  for (const { seat } of [one, two, desk]) expectQuiet(seat)
}, 180_000)
