import { afterAll, expect, test } from 'vitest'
import { context } from '#test/support/fixtures.ts'
import { answerBank, openLetters } from '#test/support/outside/payments-harness.ts'
import { charges, daysPass, planOf, wish } from '#test/support/plans.ts'
import { expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { subscriptions } from '../contract.ts'
import { turn } from './charging/turn.timer.ts'

const world = useWorld()
const { quiet } = openLetters(world)
afterAll(quiet)

const captured = async (id: string) =>
  (await world.pool.query("select count(*)::int as n from payments where member_id = $1 and status = 'captured'", [id])).rows[0].n as number

test('sent twice with one key, and ten times with ten: one plan, one charge', async () => {
  const pam = await world.join('pam.twice')
  const key = crypto.randomUUID()
  const twice = await Promise.all([1, 2].map(() => pam.ask(subscriptions.start, wish('basic'), { key })))
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const many = await Promise.all(Array.from({ length: 10 }, () => pam.ask(subscriptions.start, wish('premium'))))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await captured(pam.id)).toBe(2)
  expect((await planOf(pam)).plan).toBe('premium')
  await expectBalanced(world)
})

test('an upgrade at the very moment of the renewal: one plan, every charge paid once', async () => {
  for (let n = 0; n < 5; n++) {
    const who = await world.join(`quin${n}`)
    await who.gets(subscriptions.start, wish('basic'))
    await world.pool.query(
      "update subscriptions set period_start = period_start - interval '31 days', period_end = clock_timestamp(), due_at = clock_timestamp() where member_id = $1",
      [who.id],
    )
    const [up] = await Promise.all([who.ask(subscriptions.start, wish('premium')), world.product.timers.sweep()])
    await world.settle()
    const done = await charges(world, who)
    expect(done.every((charge) => charge.endsWith('paid'))).toBe(true)
    expect(done.filter((charge) => charge.startsWith('renewal'))).toHaveLength(1)
    expect((await planOf(who)).plan).toBe(up.status === 200 ? 'premium' : 'basic')
    expect(await captured(who.id)).toBe((await world.pool.query('select from invoices where member_id = $1', [who.id])).rowCount)
  }
  await expectBalanced(world)
})

test('the webhook before and after our own answer, and a change between: one plan, permissions follow', async () => {
  const rae = await world.join('rae.late')
  await rae.gets(subscriptions.start, wish('basic'))
  const { charge, membership } = await rae.gets(subscriptions.start, wish('business', THREE_D))
  const { id } = membership.subscription!
  expect(await rae.ask(subscriptions.cancel, { id })).toMatchObject({ code: 'subscription.payment_open' })
  await answerBank(charge.payment!.action_url!, 'complete')
  await quiet()
  expect((await planOf(rae)).plan).toBe('business')
  await rae.gets(subscriptions.settle, { id: charge.id })
  await rae.gets(subscriptions.cancel, { id })
  await quiet()
  await daysPass(world, rae, 40)
  expect((await planOf(rae)).plan).toBe('free')
  expect(await captured(rae.id)).toBe(2)
  await expectBalanced(world)
})

test('twenty who pay at once get twenty invoices without a gap, and none of them can be changed', async () => {
  const { rows: before } = await world.pool.query('select coalesce(max(no), 0) as last from invoices')
  const many = await Promise.all(Array.from({ length: 20 }, (_, n) => world.join(`payer${n}`)))
  await Promise.all(many.map((who) => who.gets(subscriptions.start, wish('basic'))))
  const { rows } = await world.pool.query<{ no: number }>('select no from invoices where no > $1 order by no', [before[0].last])
  expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 20 }, (_, n) => Number(before[0].last) + n + 1))
  await expect(world.pool.query('update invoices set amount = 1')).rejects.toThrow()
})

test('two timers that found the same plan due: the second checks again under the lock, and finds it done', async () => {
  const sam = await world.join('sam.clocks')
  const { id } = (await sam.gets(subscriptions.start, wish('basic'))).membership.subscription!
  await world.pool.query("update subscriptions set due_at = clock_timestamp() + interval '1 day' where id = $1", [id])
  await context(world, (one) => turn.run(one, id))
  expect(await charges(world, sam)).toEqual(['start 800 paid'])
})
