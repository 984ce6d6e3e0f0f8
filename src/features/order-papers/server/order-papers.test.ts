import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from '#test/support/cast.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { type Fixtures, openShop, sell, sellSupply } from '#test/support/fixtures.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orderPapers } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  await openShop(world.ann, 'Ceres & Co')
  await world.ann.gets(places.create, { full_name: 'Ann Ashby', address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
})
async function sold(wares: readonly Fixtures[] = [{}], card?: string) {
  const ids = []
  for (const one of wares) ids.push((await sell(world, world.ann, one)).id)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, ids, card))
  return group.orders[0]!.id
}
const paper = async (who: Actor, id: Id<'orders'>, kind: 'invoice' | 'packing-slip') => (await who.gets(orderPapers.show, { id, kind })).paper
const file = (who: Actor, path: string, locale = 'en') =>
  fetch(`${world.url}/api${path}`, { headers: { authorization: `Bearer ${who.token}`, 'accept-language': locale } })
const words = async (who: Actor, path: string) => wordsOf(await (await file(who, path)).arrayBuffer())

test('the invoice names seller, buyer, items and sums, the same for both, and nobody else reads it', async () => {
  const id = await sold([{ product: { quantity: 1 } }, { product: { name: 'Penny Red', regular_price: 300 } }])
  const [bens, anns] = [await paper(world.ben, id, 'invoice'), await paper(world.ann, id, 'invoice')]
  expect(anns).toEqual(bens)
  expect(bens).toMatchObject({
    ...{ title: 'Invoice', customs: null, to: { lines: ['Ben Byrne', '4 Quay Street', 'H91 F2T5 Galway', 'Ireland'] } },
    lines: [
      { quantity: 1, what: 'Cérès 20c. noir', price: '$\u00a0125.00', total: '$\u00a0125.00' },
      { quantity: 1, what: 'Penny Red', total: '$\u00a03.00' },
    ],
  })
  expect(bens.from.lines[0]).toBe('Ceres & Co')
  expect(bens.from.lines.at(-1)).toBe('Lyon, France')
  expect(bens.sums.map(({ value }) => value)).toEqual(['$\u00a0128.00', '$\u00a03.50', '$\u00a0131.50'])
  expect((await world.cleo.ask(orderPapers.show, { id, kind: 'invoice' })).status).toBe(404)
  expect((await world.guest.ask(orderPapers.show, { id, kind: 'invoice' })).status).toBe(401)
  const answer = await file(world.ben, `/orders/${id}/invoice`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const said = await wordsOf(await answer.arrayBuffer())
  for (const one of ['Invoice', bens.number.replaceAll('\u00a0', ' '), 'Ceres & Co', 'Ben Byrne', 'Penny Red', 'Total']) expect(said).toContain(one)
  expect((await file(world.cleo, `/orders/${id}/invoice`)).status).toBe(404)
})

test('both countries are named in the language of who reads the invoice', async () => {
  const id = await sold()
  const { paper: read } = await world.ann.gets(orderPapers.show, { id, kind: 'invoice' }, { locale: 'ru' })
  expect([read.from.lines.at(-1), read.to.lines.at(-1)]).toEqual(['Lyon, Франция', 'Ирландия'])
})

test('what went back stands on the invoice, and what is not paid has none', async () => {
  const id = await sold()
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR123456785FR' })
  await world.ann.gets(orders.refund, { id, amount: 1_800, reason: 'goodwill' })
  const { sums, head } = await paper(world.ben, id, 'invoice')
  expect(sums.slice(-2).map(({ value }) => value)).toEqual(['−$\u00a018.00', '$\u00a0110.00'])
  expect(head.map(({ value }) => value)).toContain('RR123456785FR')
  const waiting = await sold([{}], THREE_D)
  for (const who of [world.ben, world.ann]) expect((await who.ask(orderPapers.show, { id: waiting, kind: 'invoice' })).status).toBe(404)
})

test('the packing slip is the seller’s: with the address of the sender, without a price, and the buyer cannot read it', async () => {
  const id = await sold()
  const slip = await paper(world.ann, id, 'packing-slip')
  expect(slip.from.lines).toContain('7 Rue Mercière')
  expect(JSON.stringify(await paper(world.ben, id, 'invoice'))).not.toContain('Mercière')
  expect([slip.sums, slip.lines[0]!.price, slip.columns.total]).toEqual([[], '', ''])
  expect((await world.ben.ask(orderPapers.show, { id, kind: 'packing-slip' })).status).toBe(404)
  expect((await file(world.ben, `/orders/${id}/packing-slip`)).status).toBe(404)
  expect(await words(world.ann, `/orders/${id}/packing-slip`)).toContain('Packing slip')
})

test('a parcel abroad says what is in it as customs ask, in English too; one at home says nothing of it', async () => {
  const coin: Fixtures = {
    item: { item_kind: 'coin', name: 'Sestertius', year_issued: 1820, quality: null },
    product: { name: 'Sestertius', regular_price: 900 },
  }
  const { id: tongs } = await sellSupply(world, world.ann)
  const stamp = await sell(world, world.ann)
  const old = await sell(world, world.ann, coin)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id, old.id, tongs]))
  const id = group.orders[0]!.id
  expect((await paper(world.ann, id, 'packing-slip')).customs!.lines).toEqual([
    'Postage stamps for collectors, HS 9704.00 · 1 piece · $\u00a0125.00',
    'Coins and banknotes for collectors, more than 100 years old, HS 9705.31 · 1 piece · $\u00a09.00',
    'Albums and tools for collectors · 1 piece · $\u00a06.90',
    'Value of the goods: $\u00a0140.90. Sold to a collector, not a gift.',
  ])
  await world.pool.query('update orders set abroad = false where id = $1', [id])
  expect((await paper(world.ann, id, 'packing-slip')).customs).toBeNull()
})

test('all slips of what waits to be sent come at once, the oldest first, and a long one goes on on another sheet', async () => {
  const slips = async () => (await world.ann.gets(orderPapers.slips, {})).papers
  const before = (await slips()).map(({ order_id }) => order_id)
  const id = await sold(Array.from({ length: 20 }, (_, n) => ({ product: { name: `Lot ${n + 1}`, regular_price: 100 } })))
  const now = await slips()
  expect(now.map(({ order_id }) => order_id)).toEqual([...before, id])
  expect(now.at(-1)!.lines).toHaveLength(20)
  const said = await words(world.ann, '/store/packing-slips/file')
  expect(said).toContain('Lot 20')
  expect(said.match(/Packing slip/g)).toHaveLength(now.length)
  const pages = Buffer.from(await (await file(world.ann, `/orders/${id}/packing-slip`)).arrayBuffer())
    .toString('latin1')
    .match(/\/Type \/Page\b/g)
  expect(pages).toHaveLength(2)
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  expect((await slips()).map(({ order_id }) => order_id)).toEqual(before)
  expect((await file(world.cleo, '/store/packing-slips/file')).status).toBe(404)
}, 60_000)
