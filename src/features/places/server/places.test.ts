import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { places } from '../contract.ts'
import { findOwnAddress, freezeAddress } from './public.ts'

const world = useWorld()
const boston = { full_name: 'Ann Collector', address: '1 Milk Street', city: 'Boston', state: 'MA', zipcode: '02109', country: 'US', phone: '' }
const berlin = { full_name: 'Ben Collector', address: 'Leipziger Straße 16', city: 'Berlin', zipcode: 'd-10117', country: 'DE' }
const defaults = async (id: string) =>
  (await world.pool.query('select count(*)::int as n from addresses where member_id = $1 and is_default and deleted_at is null', [id])).rows[0].n

test('ben’s first address becomes the default; another may replace it, and there is always one default', async () => {
  const first = (await world.ben.gets(places.create, berlin)).address
  expect(first).toMatchObject({ is_default: true, zipcode: 'D-10117', country_name: 'Germany' })
  const second = (await world.ben.gets(places.create, boston)).address
  expect(second.is_default).toBe(false)
  await world.ben.gets(places.update, { ...boston, id: second.id, city: 'Salem', is_default: 1 } as never)
  const { addresses } = await world.ben.gets(places.list, {}, { locale: 'es' })
  expect(addresses.map(({ id, city, is_default, country_name }) => [id, city, is_default, country_name])).toEqual([
    [second.id, 'Salem', true, 'Estados Unidos'],
    [first.id, 'Berlin', false, 'Alemania'],
  ])
  await world.ben.gets(places.update, { ...boston, id: second.id, is_default: false })
  expect(await defaults(world.ben.id)).toBe(1)
  await world.ben.gets(places.remove, { id: second.id })
  expect((await world.ben.gets(places.list, {})).addresses).toMatchObject([{ id: first.id, is_default: true }])
})

test('twenty defaults at the same moment leave one', async () => {
  const dora = await world.join('dora')
  await Promise.all(Array.from({ length: 20 }, () => dora.gets(places.create, { ...boston, is_default: true })))
  expect([await defaults(dora.id), (await dora.gets(places.list, {})).addresses.length]).toEqual([1, 20])
})

test('a fifty-first address is refused, even when ten come at once', async () => {
  const echo = await world.join('echo')
  for (let n = 0; n < 45; n++) await echo.gets(places.create, boston)
  const said = await Promise.all(Array.from({ length: 10 }, () => echo.ask(places.create, boston)))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(said.find(({ status }) => status === 409)).toMatchObject({ code: 'address.too_many', facts: { most: 50 } })
})

test('an invalid address is refused at its field', async () => {
  const wrong = async (more: object) => Object.keys((await world.ann.ask(places.create, { ...boston, ...more })).errors ?? {})
  expect(await wrong({ state: '' })).toEqual(['state'])
  expect(await wrong({ zipcode: '2109' })).toEqual(['zipcode'])
  expect(await wrong({ country: 'QQ' })).toEqual(['country'])
  expect(await wrong({ country: 'us' })).toEqual(['country'])
  expect(await wrong({ full_name: '  ' })).toEqual(['full_name'])
  expect(await wrong({ city: 'Bos\u0000ton' })).toEqual(['city'])
})

test('owner, id and deletion of an address cannot be set by the input', async () => {
  for (const key of ['member_id', 'user_id', 'deleted_at', 'created_at']) {
    const { status, errors } = await world.ann.ask(places.create, { ...boston, [key]: world.ben.id } as never)
    expect([status, Object.keys(errors!)]).toEqual([422, [key]])
  }
})

test('ann’s address is not found for cleo, like one that never existed', async () => {
  const { address } = await world.ann.gets(places.create, boston)
  const foreign = await world.cleo.ask(places.update, { ...boston, id: address.id })
  const missing = await world.cleo.ask(places.update, { ...boston, id: crypto.randomUUID() as never })
  const malformed = await world.cleo.ask(places.update, { ...boston, id: '0x1' as never })
  expect([foreign.status, missing.text, malformed.status, malformed.code]).toEqual([404, foreign.text, 404, foreign.code])
  expect((await world.cleo.ask(places.remove, { id: address.id })).status).toBe(404)
  expect((await world.guest.ask(places.list, {})).status).toBe(401)
  await world.ann.gets(places.remove, { id: address.id })
  expect((await world.ann.ask(places.remove, { id: address.id })).text).toBe(
    (await world.ann.ask(places.remove, { id: crypto.randomUUID() as never })).text,
  )
})

test('an order freezes the text of an address, not its row', async () => {
  const { address } = await world.cleo.gets(places.create, berlin)
  const { db } = world.product
  const row = (await findOwnAddress(db, world.cleo.id, address.id))!
  expect(await freezeAddress(db, row, 'fr')).toEqual({ ...berlin, zipcode: 'D-10117', state: '', phone: '', country_name: 'Allemagne' })
  expect(await findOwnAddress(db, world.ann.id, address.id)).toBeUndefined()
})
