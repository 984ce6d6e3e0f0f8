import { expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { daysPass, wish } from '#test/support/plans.ts'
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
    'Platinum: it ends with this period',
    'Platinum: it goes on',
  ])
  expect(new Set(own.map(({ data }) => data.path))).toEqual(new Set(['/setting/account/plan']))
  expect(await told(world.cleo)).toEqual([])
  const { rows } = await world.pool.query("select distinct property->>'kind' as kind from notifications where type = 'membership_status_changed'")
  expect(rows).toEqual([{ kind: 'plan' }])
})

const subjectsOf = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data
    .filter(({ data }) => data.type === 'membership_status_changed')
    .map(({ data }) => data.subject)
    .reverse()
const templatesTo = async (who: Actor, like: string) =>
  (
    await world.pool.query<{ template: string }>('select template from mails where recipient = $1 and template like $2 order by id', [
      who.email,
      like,
    ])
  ).rows.map(({ template }) => template)

test('mia gets a notice and a letter when her trial begins, three days before it ends, and when it has ended', async () => {
  const mia = await world.join('mia')
  await mia.gets(subscriptions.trial, { plan: 'premium', cycle: 'monthly' })
  await world.settle()
  expect(await subjectsOf(mia)).toEqual(['Platinum: your trial has begun'])
  await daysPass(world, mia, 12)
  expect(await subjectsOf(mia)).toEqual(['Platinum: your trial has begun', 'Platinum: your trial ends in three days'])
  await daysPass(world, mia, 3)
  expect((await subjectsOf(mia)).slice(2)).toEqual(['Platinum: it has ended'])
  expect(await templatesTo(mia, 'subscription%')).toEqual(['subscription_trial_began', 'subscription_trial_ends', 'subscription_downgraded'])
})

test('cleo gets one notice when an administrator changes her plan; the same plan again causes none', async () => {
  const { cleo } = world
  const ada = await world.join('ada', { role: 'administrator' })
  for (let n = 0; n < 2; n++) await ada.gets(dashboard.changePlan, { id: cleo.id, plan: 'business', reason: 'She won the contest' })
  await world.settle()
  expect(await subjectsOf(cleo)).toEqual(['Diamond: the operator has changed your plan'])
  expect(await templatesTo(cleo, 'plan_given')).toEqual(['plan_given'])
  const { rows } = await world.pool.query("select facts ->> 'plan' as plan, facts::text as facts from mails where template = 'plan_given'")
  expect(rows[0].plan).toBe('business')
  // The reason is the operators' note, not the member's.
  expect(rows[0].facts).not.toContain('contest')
})
