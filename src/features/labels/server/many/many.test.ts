import { beforeAll, expect, test } from 'vitest'
import type { OrderId } from '#features/orders/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { products } from '#features/products/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { giveMoney, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { labels } from '../../contract.ts'

const world = useWorld()
const usual = { length: 9, width: 6, height: 1, weight: 5 }
beforeAll(async () => {
  for (const seller of [world.ann, world.cleo]) {
    await openShop(seller)
    await seller.gets(places.create, { full_name: seller.name, address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
    await seller.gets(shipping.setMode, { mode: 'easypost' })
    await giveMoney(world, seller, 10_000)
  }
})
async function sold(seller = world.ann, measured = false) {
  const { id } = await sell(world, seller)
  if (measured) await seller.gets(products.parcel, { id, length: 10, width: 8, height: 2, lbs_weight: 1, weight: 0 })
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group.orders[0]!.id
}
const compared = (order_id: OrderId[], size: object = usual) => world.ann.gets(labels.compare, { order_id, ...size })
async function offers(ids: OrderId[]) {
  const { orders: found } = await compared(ids)
  return found.map(({ order_id, rates }) => ({ order_id, rate: rates[0]!.rate }))
}
const waiting = () => world.ann.gets(labels.waiting, {})
const available = async () => (await waiting()).available.find(({ currency }) => currency === 'USD')!.amount
const pdfOf = async (query = '') => {
  const answer = await fetch(`${world.url}/api/store/labels/file${query}`, { headers: { authorization: `Bearer ${world.ann.token}` } })
  return { status: answer.status, words: answer.ok ? await wordsOf(await answer.arrayBuffer()) : '' }
}

test('ann sees what each parcel costs, buys a label for all that wait with one press, and prints them as one file', async () => {
  const ids = [await sold(), await sold(world.ann, true), await sold()]
  expect((await waiting()).orders.map(({ order_id, parcel }) => [order_id, parcel?.length])).toEqual([
    [ids[0], undefined],
    [ids[1], 10],
    [ids[2], undefined],
  ])
  const before = await available()
  const { orders: found } = await compared(ids)
  const prices = found.map(({ rates }) => rates[0]!.amount)
  // What the product says of itself comes before what is typed for all.
  expect(prices).toEqual([1_060, 1_588, 1_060])
  const bought = found.map(({ order_id, rates }) => ({ order_id, rate: rates[0]!.rate }))
  const { results } = await world.ann.gets(labels.buyMany, { labels: bought })
  expect(results.map(({ order_id, label, problem }) => [order_id, label?.status, problem])).toEqual(ids.map((id) => [id, 'buying', null]))
  expect(await available()).toBe(before - 3_708)
  await world.settle()
  const { orders: left, labels: ready } = await waiting()
  expect([left, ready.map(({ order_id, label }) => [order_id, label.status])]).toEqual([[], ids.map((id) => [id, 'bought'])])
  const { status, words } = await pdfOf()
  expect(status).toBe(200)
  for (const { label } of ready) expect(words).toContain(label.tracking)
  const one = await pdfOf(`?label_id=${ready[1]!.label.id}`)
  expect([one.words.includes(ready[1]!.label.tracking), one.words.includes(ready[0]!.label.tracking)]).toEqual([true, false])
  await expectBooks(world, 'many labels')
})

test('one that fails never stops the others, and each result is told with its order', async () => {
  const [good, late, other] = [await sold(), await sold(), await sold(world.cleo)]
  const { orders: found } = await compared([good, late, other], {})
  expect(found.map(({ rates, problem }) => [rates.length, problem?.code])).toEqual([
    [0, 'label.weight'],
    [0, 'label.weight'],
    [0, 'order.not_found'],
  ])
  const [first, second] = await offers([good, late])
  const before = await available()
  const { results } = await world.ann.gets(labels.buyMany, {
    labels: [
      { order_id: late, rate: first!.rate },
      { order_id: other, rate: second!.rate },
      { order_id: good, rate: first!.rate },
    ],
  })
  expect(results.map(({ label, problem }) => [label?.status, problem?.code])).toEqual([
    [undefined, 'label.rate'],
    [undefined, 'order.not_found'],
    ['buying', undefined],
  ])
  expect(results[0]!.problem!.message).toBe('This price is not offered any more. Compare the rates again.')
  await world.settle()
  expect(await available()).toBe(before - 1_060)
  const left = (await waiting()).orders.map(({ order_id }) => order_id)
  expect([left.includes(late), left.includes(good)]).toEqual([true, false])
  await expectBooks(world, 'many labels, some refused')
})

test('where the money reaches for some alone, the rest leaves nothing', async () => {
  const ids = [await sold(), await sold()]
  const chosen = await offers(ids)
  const rest = await available()
  await world.pool.query(
    "update ledger_accounts set debits_pending = credits_posted - debits_posted - 1500 where owner_id = $1 and code = 'seller_available'",
    [world.ann.id],
  )
  const { results } = await world.ann.gets(labels.buyMany, { labels: chosen })
  expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, 'label.money'])
  const { rows } = await world.pool.query('select count(*)::int as n from labels where order_id = $1', [ids[1]])
  expect([rows[0].n, await available()]).toEqual([0, 440])
  await world.pool.query("update ledger_accounts set debits_pending = 1060 where owner_id = $1 and code = 'seller_available'", [world.ann.id])
  await world.settle()
  expect(await available()).toBe(rest - 1_060)
})

test('pressed twice, from two browsers or for an order twice, an order has one label', async () => {
  const id = await sold()
  const [first, second, third] = [await offers([id]), await offers([id]), await offers([id])]
  const codes = async (chosen: typeof first) => (await world.ann.gets(labels.buyMany, { labels: chosen })).results.map(({ problem }) => problem?.code)
  expect(await codes([...first, ...second])).toEqual([undefined, 'label.there'])
  expect(await codes(third)).toEqual(['label.there'])
  await world.settle()
  const before = await available()
  expect(await codes(third)).toEqual(['label.there'])
  expect([await available(), (await world.ann.gets(labels.list, { id })).labels.length]).toEqual([before, 1])
})

test('labels and orders of another store are neither listed, bought nor printed', async () => {
  const id = await sold(world.cleo)
  const { orders: rated } = await world.cleo.gets(labels.compare, { order_id: [id], ...usual })
  await world.cleo.gets(labels.buyMany, { labels: [{ order_id: id, rate: rated[0]!.rates[0]!.rate }] })
  await world.settle()
  const [theirs] = (await world.cleo.gets(labels.waiting, {})).labels
  const seen = await waiting()
  expect([...seen.orders, ...seen.labels].filter(({ order_id }) => order_id === id)).toEqual([])
  expect((await pdfOf(`?label_id=${theirs!.label.id}`)).status).toBe(404)
})
