import { expect, test } from 'vitest'
import type { GivenOf } from '#kernel/operation.ts'
import { transact } from '#server/operations/transaction.ts'
import { useWorld } from '#test/support/world.ts'
import { shipping } from '../contract.ts'
import { hasRates, keepDelivered, keepShipment, ratesOf } from './public.ts'

const world = useWorld()
type Rate = GivenOf<typeof shipping.setRates>['rates'][number]
const letter: Rate = { shipping_option: 'letter_tracked', reach: 'home', amount: 350, days_least: 2, days_most: 4 }
const parcel: Rate = {
  shipping_option: 'parcel_tracked',
  reach: 'everywhere',
  amount: 1_200,
  amount_next: 100,
  free_over: 20_000,
  days_least: 3,
  days_most: 14,
}

test('ann sets her rates, and reads them in her language', async () => {
  expect(await hasRates(world.product.db, world.ann.id)).toBe(false)
  const { rates } = await world.ann.gets(shipping.setRates, { rates: [parcel, letter] })
  expect(rates).toMatchObject([
    { ...letter, amount_next: 0, free_over: null, currency: 'USD', option_name: 'Tracked letter' },
    { ...parcel, currency: 'USD', option_name: 'Tracked parcel' },
  ])
  const french = await world.ann.gets(shipping.rates, {}, { locale: 'fr' })
  expect(french.rates.map(({ option_name }) => option_name)).toEqual(['Lettre suivie', 'Colis suivi'])
  expect(french.rates[0]).not.toHaveProperty('member_id')
})

test('a new list replaces the old one, whose rows stay for existing orders', async () => {
  await world.ann.gets(shipping.setRates, { rates: [letter] })
  expect((await world.ann.gets(shipping.rates, {})).rates).toHaveLength(1)
  const { rows } = await world.pool.query('select count(*)::int as n from shipping_rates where member_id = $1 and deleted_at is not null', [
    world.ann.id,
  ])
  expect(rows[0].n).toBe(2)
})

test('of ten lists at the same moment one stays', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => world.ben.gets(shipping.setRates, { rates: [letter, { ...parcel, amount: 1_000 + at }] })))
  const rates = await ratesOf(world.product.db, [world.ann.id, world.ben.id, world.cleo.id])
  expect(rates.get(world.ben.id)).toHaveLength(2)
  expect(rates.get(world.ann.id)).toHaveLength(1)
  expect(rates.has(world.cleo.id)).toBe(false)
  expect(await ratesOf(world.product.db, [])).toEqual(new Map())
})

test.each([
  ['days that run backwards', { ...letter, days_least: 5 }, 'input.invalid'],
  ['a way of sending that nobody knows', { ...letter, shipping_option: 'pigeon' }, 'shipping.option'],
  ['less than nothing', { ...letter, amount: -1 }, 'input.invalid'],
  ['a part of a cent', { ...letter, amount: 1.5 }, 'input.invalid'],
  ['free above nothing', { ...letter, free_over: 0 }, 'input.invalid'],
  ['a word of its own', { ...letter, currency: 'EUR' }, 'input.invalid'],
])('%s is refused, and the list before it stays', async (_, wrong, code) => {
  const before = await world.ann.gets(shipping.rates, {})
  expect(await world.ann.ask(shipping.setRates, { rates: [letter, wrong as Rate] })).toMatchObject({ status: 422, code })
  expect(await world.ann.gets(shipping.rates, {})).toEqual(before)
})

test('no list, thirteen ways, a guest and an unconfirmed member are refused', async () => {
  expect((await world.ann.ask(shipping.setRates, { rates: [] })).status).toBe(422)
  expect((await world.ann.ask(shipping.setRates, { rates: Array(13).fill(letter) })).status).toBe(422)
  expect((await world.guest.ask(shipping.rates, {})).status).toBe(401)
  const eve = await world.join('eve', { verified: false })
  expect((await eve.ask(shipping.setRates, { rates: [letter] })).status).toBe(403)
})

test('a parcel records whether it is tracked, and once when it arrived', async () => {
  const inOne = <T>(work: Parameters<typeof transact<T>>[1]) => transact({ db: world.product.db, tools: {} as never, wake: () => {} }, work)
  const [ref_id, shipped_at] = [crypto.randomUUID(), new Date('2026-11-21T10:00:00Z')]
  const send = (more: object) =>
    inOne(({ tx }) => keepShipment(tx, { ref_type: 'order', ref_id, carrier: 'Royal Mail', tracking: '', abroad: false, shipped_at, ...more }))
  expect(await send({})).toMatchObject({ tracked: false })
  expect(await send({ ref_id: crypto.randomUUID(), tracking: 'RR123456785GB' })).toMatchObject({ tracked: true })
  for (const day of ['22', '23'])
    await inOne(({ tx }) => keepDelivered(tx, { ref_type: 'order', ref_id, delivered_at: new Date(`2026-11-${day}T10:00:00Z`) }))
  const { rows } = await world.pool.query('select delivered_at from shipments where ref_id = $1', [ref_id])
  expect(rows[0].delivered_at).toEqual(new Date('2026-11-22T10:00:00Z'))
})
