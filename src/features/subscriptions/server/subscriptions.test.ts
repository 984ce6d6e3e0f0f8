import { afterAll, expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import { answerBank, openLetters } from '#test/support/outside/payments-harness.ts'
import { charges, daysPass, lettersTo, planOf, wish } from '#test/support/plans.ts'
import { DECLINED, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { subscriptions } from '../contract.ts'

const world = useWorld()
const { quiet } = openLetters(world)
afterAll(quiet)

test('ben buys Gold: charged once, booked once, active with the next request, with a receipt', async () => {
  const ben = await world.join('ben.gold')
  const { charge, membership } = await ben.gets(subscriptions.start, wish('basic'))
  expect(charge).toMatchObject({ status: 'paid', amount: 800, kind: 'start' })
  expect(membership).toMatchObject({ plan: 'basic', subscription: { status: 'active', plan: 'basic', next_amount: 800 }, card: { last4: '4242' } })
  await world.settle()
  expect(await lettersTo(world, ben)).toEqual(['receipt'])
  expect(await ben.ask(subscriptions.start, wish('basic'))).toMatchObject({ status: 409, code: 'subscription.already' })
  // Opened again: nothing is charged twice or refunded.
  expect((await ben.gets(subscriptions.settle, { id: charge.id })).membership.plan).toBe('basic')
  await world.settle()
  expect((await world.pool.query('select from payment_refunds')).rowCount).toBe(0)
  await expectBalanced(world)
})

test('a declined card changes nothing, and another one is accepted', async () => {
  const dan = await world.join('dan.declined')
  expect(await dan.ask(subscriptions.start, wish('basic', DECLINED))).toMatchObject({ status: 422, code: 'payment.declined' })
  expect(await planOf(dan)).toMatchObject({ plan: 'free', subscription: null })
  expect((await dan.gets(subscriptions.start, wish('basic'))).membership.plan).toBe('basic')
  expect(await charges(world, dan)).toEqual(['start 800 failed', 'start 800 paid'])
})

test('3-D Secure: until the bank has answered nothing changes and nothing else begins; its answer comes by webhook or poll, once', async () => {
  const eve = await world.join('eve.bank')
  const { charge } = await eve.gets(subscriptions.start, wish('premium', THREE_D))
  expect(charge).toMatchObject({ status: 'open', payment: { status: 'requires_action' } })
  expect((await planOf(eve)).plan).toBe('free')
  expect(await eve.ask(subscriptions.start, wish('basic'))).toMatchObject({ status: 409, code: 'subscription.payment_open' })
  expect((await world.cleo.ask(subscriptions.settle, { id: charge.id })).status).toBe(404)
  await answerBank(charge.payment!.action_url!, 'complete')
  const both = await Promise.all([1, 2, 3].map(() => eve.gets(subscriptions.settle, { id: charge.id })))
  expect(both.map(({ membership }) => membership.plan)).toEqual(['premium', 'premium', 'premium'])
  await quiet()
  expect(await charges(world, eve)).toEqual(['start 1600 paid'])
  expect(await lettersTo(world, eve)).toEqual(['receipt'])
  await expectBalanced(world)
})

test('cancelled at 3-D Secure, or left for a day: nothing is charged, and the purchase ends', async () => {
  const [fay, gus] = [await world.join('fay.bank'), await world.join('gus.bank')]
  const { charge } = await fay.gets(subscriptions.start, wish('basic', THREE_D))
  expect((await fay.gets(subscriptions.giveUp, { id: charge.id })).membership.subscription).toBeNull()
  await gus.gets(subscriptions.start, wish('basic', THREE_D))
  await daysPass(world, gus, 2)
  expect(await planOf(gus)).toMatchObject({ plan: 'free', subscription: null })
  expect(await charges(world, gus)).toEqual(['start 800 failed'])
})

test('an upgrade costs the pro rata difference, and keeps the period; a downgrade waits for its end', async () => {
  const hal = await world.join('hal.up')
  await hal.gets(subscriptions.start, wish('basic'))
  await daysPass(world, hal, 10)
  const before = (await planOf(hal)).subscription!
  const { quote } = await hal.gets(subscriptions.quote, { plan: 'business', cycle: 'monthly' })
  const { charge, membership } = await hal.gets(subscriptions.start, { ...wish('business'), expected_amount: quote.amount })
  expect(quote.amount).toBeGreaterThan(1_500)
  expect(quote.amount).toBeLessThan(1_700)
  expect(charge).toMatchObject({ kind: 'upgrade', status: 'paid' })
  expect(membership).toMatchObject({ plan: 'business', subscription: { period_end: before.period_end, next_amount: 3_200 } })
  expect(await hal.ask(subscriptions.start, wish('basic'))).toMatchObject({ status: 409, code: 'subscription.at_end' })
  const id = membership.subscription!.id
  expect((await hal.gets(subscriptions.downgrade, { id, plan: 'basic', cycle: 'monthly' })).membership).toMatchObject({
    plan: 'business',
    subscription: { next_plan: 'basic', next_amount: 800 },
  })
  await daysPass(world, hal, 25)
  expect(await planOf(hal)).toMatchObject({ plan: 'basic', subscription: { plan: 'basic', next_plan: null, status: 'active' } })
  expect((await charges(world, hal)).at(-1)).toBe('renewal 800 paid')
  expect(await lettersTo(world, hal)).toEqual(['receipt', 'receipt', 'downgraded', 'receipt'])
  await expectBalanced(world)
})

test('a renewal charges the default card off session, once, however often the timer runs', async () => {
  const ida = await world.join('ida.renews')
  await ida.gets(subscriptions.start, wish('basic'))
  await daysPass(world, ida, 32)
  await Promise.all([1, 2, 3].map(() => world.product.timers.sweep()))
  await world.settle()
  expect(await charges(world, ida)).toEqual(['start 800 paid', 'renewal 800 paid'])
  await expectBalanced(world)
})

test('a failed renewal is tried after 1, 3, 5 and 7 days with the plan kept, then it is Free; paying by hand resolves it', async () => {
  const [jan, kim] = [await world.join('jan.fails'), await world.join('kim.pays')]
  for (const who of [jan, kim]) {
    await who.gets(subscriptions.start, wish('basic'))
    await who.gets(payments.keepMethod, { payment_method_id: 'pm_card_chargeCustomerFail', is_default: true })
    await daysPass(world, who, 32)
    expect(await planOf(who)).toMatchObject({ plan: 'basic', subscription: { status: 'past_due' } })
  }
  const id = (await planOf(kim)).subscription!.id
  expect(await kim.ask(subscriptions.start, wish('premium'))).toMatchObject({ code: 'subscription.past_due' })
  expect((await kim.ask(subscriptions.payNow, { id, payment_method_id: DECLINED })).code).toBe('payment.declined')
  expect((await kim.gets(subscriptions.payNow, { id, payment_method_id: 'pm_card_visa' })).membership.subscription).toMatchObject({
    status: 'active',
  })
  for (const days of [1, 2, 2]) {
    await daysPass(world, jan, days)
    expect((await planOf(jan)).plan).toBe('basic')
  }
  await daysPass(world, jan, 2)
  expect(await planOf(jan)).toMatchObject({ plan: 'free', subscription: null })
  expect(await lettersTo(world, jan)).toEqual(['receipt', 'failed', 'failed', 'failed', 'failed', 'downgraded'])
  await expectBalanced(world)
})

test('one trial per member: mail three days before, then charged or ended', async () => {
  const [lea, mia] = [await world.join('lea.tries'), await world.join('mia.tries')]
  await lea.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })
  for (const who of [lea, mia])
    expect((await who.gets(subscriptions.trial, { plan: 'premium', cycle: 'monthly' })).membership).toMatchObject({
      plan: 'premium',
      subscription: { status: 'trialing' },
      trial_available: false,
    })
  for (const who of [lea, mia]) await daysPass(world, who, 12)
  expect(await lettersTo(world, mia)).toEqual(['trial_began', 'trial_ends'])
  for (const who of [lea, mia]) await daysPass(world, who, 3)
  expect(await planOf(lea)).toMatchObject({ plan: 'premium', subscription: { status: 'active' } })
  expect(await planOf(mia)).toMatchObject({ plan: 'free', subscription: null, trial_available: false })
  expect(await mia.ask(subscriptions.trial, { plan: 'basic', cycle: 'monthly' })).toMatchObject({ code: 'subscription.trial_used' })
})

test('cancelled, it stays until the period’s end; resumed, it continues', async () => {
  const [ned, oda] = [await world.join('ned.stops'), await world.join('oda.stays')]
  for (const who of [ned, oda]) {
    const { id } = (await who.gets(subscriptions.start, wish('basic'))).membership.subscription!
    expect((await world.cleo.ask(subscriptions.cancel, { id })).status).toBe(404)
    expect((await who.gets(subscriptions.cancel, { id })).membership).toMatchObject({ plan: 'basic', subscription: { status: 'cancelling' } })
    if (who === oda) await who.gets(subscriptions.resume, { id })
    await daysPass(world, who, 32)
  }
  expect((await planOf(ned)).plan).toBe('free')
  expect((await planOf(oda)).plan).toBe('basic')
  expect(await charges(world, ned)).toEqual(['start 800 paid'])
})
