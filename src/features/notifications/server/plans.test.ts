import { expect, test } from 'vitest'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { wish } from '#test/support/plans.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'

const world = useWorld()

test('ben gets a notice with a link when his plan is bought, changed, cancelled and resumed; no other member does', async () => {
  const { ben } = world
  const { membership } = await ben.gets(subscriptions.start, wish('basic'))
  const { id } = membership.subscription!
  await ben.gets(subscriptions.start, wish('premium'))
  await ben.gets(subscriptions.cancel, { id })
  await ben.gets(subscriptions.resume, { id })
  await world.settle()
  const told = async (who: typeof ben) =>
    (await who.gets(notifications.list, {})).notifications.data.filter(({ data }) => data.type === 'membership_status_changed')
  const own = await told(ben)
  expect(own.map(({ data }) => data.subject).reverse()).toEqual([
    'Gold: it is yours',
    'Platinum: your plan from now on',
    'Platinum: it ends with the paid period',
    'Platinum: it goes on',
  ])
  expect(new Set(own.map(({ data }) => data.path))).toEqual(new Set(['/setting/account/plan']))
  expect(await told(world.cleo)).toEqual([])
  const { rows } = await world.pool.query("select distinct property->>'kind' as kind from notifications where type = 'membership_status_changed'")
  expect(rows).toEqual([{ kind: 'plan' }])
})
