import { expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { itemFor, keepItem, openShop, pictureOf, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../../contract.ts'
import { levelFrom } from '../../rules.ts'

const world = useWorld()
const reachedBy = async (who: Actor) => (await who.gets(profiles.level, {})).reached
const pointsOf = async (who: Actor, source: string) => (await reachedBy(who)).sources.find((one) => one.source === source)!.points

/** Purchases by ben, moved in time until they are completed. */
async function deal(times: number) {
  for (let i = 0; i < times; i++) {
    const { id } = await sell(world, world.ann)
    const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))
    const order = (await world.ben.gets(orders.list, { group_id: group.id })).orders.data[0]!
    await world.ann.gets(orders.ship, { id: order.id, carrier: 'La Poste' })
    await world.ben.gets(orders.confirm, { id: order.id })
    await world.pool.query("update orders set delivered_at = delivered_at - interval '15 days' where id = $1", [order.id])
    await world.settle()
  }
}

test('a deal gives both sides points once a day and for the partner once, however often they deal and however often the event is delivered', async () => {
  await openShop(world.ann)
  await deal(2)
  expect([await pointsOf(world.ann, 'sold'), await pointsOf(world.ann, 'partner'), await pointsOf(world.ann, 'store')]).toEqual([10, 15, 20])
  expect([await pointsOf(world.ben, 'bought'), await pointsOf(world.ben, 'partner'), await pointsOf(world.ben, 'sold')]).toEqual([10, 15, 0])
  await world.pool.query('update level_standings set looks_at = clock_timestamp()')
  await world.settle()
  expect(await pointsOf(world.ann, 'sold')).toBe(10)
}, 60_000)

test('an item counts while others see both its sides and its facts', async () => {
  const bare = await keepItem(world, world.cleo)
  const whole = { media_ids: [await pictureOf(world, world.cleo), await pictureOf(world, world.cleo)] }
  await world.settle()
  expect(await pointsOf(world.cleo, 'item')).toBe(0)
  const given = await itemFor(world, world.cleo, whole)
  await world.cleo.gets(stampItems.update, { ...given, id: bare.id })
  await world.settle()
  expect(await pointsOf(world.cleo, 'item')).toBe(1)
  await world.cleo.gets(stampItems.update, { ...given, id: bare.id, status: 'PRIVATE' })
  await world.settle()
  expect(await pointsOf(world.cleo, 'item')).toBe(0)
  await world.cleo.gets(stampItems.update, { ...given, id: bare.id })
  await world.settle()
  expect(await pointsOf(world.cleo, 'item')).toBe(1)
})

test('months of membership count by the calendar; a member who reaches a level shows it and gets a notice', async () => {
  const dora = await world.join('dora')
  await world.pool.query("update members set email_verified_at = clock_timestamp() - interval '11 months' where id = $1", [dora.id])
  await world.pool.query('insert into level_standings (member_id) values ($1) on conflict (member_id) do update set looks_at = clock_timestamp()', [
    dora.id,
  ])
  await world.settle()
  expect(await reachedBy(dora)).toMatchObject({ level: 'bronze', points: 55, next: { level: 'silver', points: 200 } })
  expect((await world.guest.gets(profiles.show, { id: dora.id })).user.level).toBe('bronze')
  const { rows } = await world.pool.query("select type, property from notifications where member_id = $1 and type = 'level_changed'", [dora.id])
  expect(rows).toEqual([{ type: 'level_changed', property: { level: 'bronze' } }])
  await world.settle()
  expect((await reachedBy(dora)).points).toBe(55)
})

test('one source alone has a maximum', async () => {
  const emil = await world.join('emil')
  await world.pool.query("update members set email_verified_at = clock_timestamp() - interval '40 years' where id = $1", [emil.id])
  await world.pool.query('insert into level_standings (member_id) values ($1) on conflict (member_id) do update set looks_at = clock_timestamp()', [
    emil.id,
  ])
  await world.settle()
  expect(await reachedBy(emil)).toMatchObject({ level: 'silver', points: 300 })
})

test('every source has a name, and one that needs no second member is not enough for gold', async () => {
  const { levelSources, words } = world.product.tools
  expect(levelSources.map(({ name }) => name)).toEqual(expect.arrayContaining(['month', 'item', 'store', 'bought', 'sold', 'partner']))
  for (const { name, most } of levelSources) {
    expect(words.knows(`level.${name}`), name).toBe(true)
    if (['month', 'item', 'store'].includes(name)) expect(most).toBeLessThan(levelFrom.gold)
  }
  expect((await reachedBy(world.ann)).sources.find(({ source }) => source === 'store')).toMatchObject({
    label: 'A store of your own',
    each: 20,
    most: 20,
  })
})
