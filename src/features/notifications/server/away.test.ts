import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { privacy } from '#features/privacy/contract.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'

const world = useWorld()
let ada: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
})

/** Two sales to ben: one paid and unsent, one shipped. */
async function soldBy(seller: Actor) {
  await openShop(seller)
  const bought = async () => {
    const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [(await sell(world, seller)).id]))
    await world.settle()
    return group.orders[0]!.id
  }
  const [waiting, shipped] = [await bought(), await bought()]
  await seller.gets(orders.ship, { id: shipped, carrier: 'La Poste' })
  await world.settle()
  return { waiting, shipped }
}
const isAway = async (who: Actor, id: string) => (await who.gets(orders.show, { id: id as never })).order.seller_is_away
const told = async () =>
  (await world.ben.gets(notifications.list, {})).notifications.data.filter(({ data }) => / waits for its seller$/.test(data.subject))

test('ann deactivates her account with an order unsent: ben reads once that his money stays reserved, and no more when she is back', async () => {
  const { waiting, shipped } = await soldBy(world.ann)
  expect([await isAway(world.ben, waiting), await isAway(world.ann, waiting)]).toEqual([false, false])
  await world.ann.gets(privacy.updateStatus, { status: 'inactive' })
  await world.settle()
  const [notice, ...others] = await told()
  expect(others).toEqual([])
  expect(notice!.data).toMatchObject({ path: `/orders/order-tracking/${waiting}`, message: expect.stringContaining('Your money stays reserved') })
  expect([await isAway(world.ben, waiting), await isAway(world.ben, shipped)]).toEqual([true, false])
  await world.guest.gets(accounts.logIn, { email: world.ann.email, password: PASSWORD })
  await world.settle()
  expect(await isAway(world.ben, waiting)).toBe(false)
  await world.pool.query('update sessions set ended_at = null where member_id = $1', [world.ann.id])
  await world.ann.gets(privacy.updateStatus, { status: 'inactive' })
  await world.settle()
  expect(await told()).toHaveLength(1)
})

test('dora is suspended with an order unsent: the administrator sees it before, and ben gets a notice', async () => {
  const dora = await world.join('dora')
  const { waiting } = await soldBy(dora)
  expect((await ada.gets(dashboard.member, { id: dora.id as never })).member).toMatchObject({ sold: 2, unsent: 1 })
  await ada.gets(dashboard.suspend, { id: dora.id as never, reason: 'Sells what is not hers.' })
  await world.settle()
  expect((await told()).map(({ data }) => data.path)).toContain(`/orders/order-tracking/${waiting}`)
  expect(await isAway(world.ben, waiting)).toBe(true)
})

test('other changes of permissions cause no notice', async () => {
  const eve = await world.join('eve')
  await soldBy(eve)
  const before = (await told()).length
  await ada.gets(dashboard.changePlan, { id: eve.id as never, plan: 'basic', reason: 'Tries it out.' })
  await world.settle()
  expect(await told()).toHaveLength(before)
})
