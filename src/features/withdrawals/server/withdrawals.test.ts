import { afterAll, expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { eventOf, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { connectBank, earned, unchangedFor } from '#test/support/outside/payouts.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { withdrawals } from '../contract.ts'
import { payOut } from './gateway-payout.ts'
import { findWithdrawal } from './queries.ts'

const world = useWorld()
const { quiet, send } = openLetters(world)
afterAll(quiet)

/** A seller whose account has been active for days, at this bank. */
async function seller(name: string, amount: number, bank?: string) {
  const who = await world.join(name)
  await connectBank(world, who, bank)
  await quiet()
  if (amount) await earned(world, who, amount)
  return who
}
const balance = async (who: Actor) => (await who.gets(ledger.wallet, {})).wallet.balances[0]
const ask = async (who: Actor, amount: number) => (await who.gets(withdrawals.ask, { amount })).withdrawal
const stateOf = async (who: Actor, id: string) => (await who.gets(withdrawals.list, {})).withdrawals.data.find((one) => one.id === id)
/** The minutes for calling it back pass. */
const sent = () => world.pool.query("update withdrawals set check_at = clock_timestamp() where status = 'requested'")
/** The sandbox's bank answers within seconds; its messages are heard. */
async function becomes(who: Actor, id: string, status: string) {
  await until(async () => {
    await world.settle()
    return (await stateOf(who, id))?.status === status
  })
  await quiet()
}
/** The ledger, read by itself. */
async function books() {
  const { rows } = await world.pool.query<{ code: string; balance: number }>(
    "select code, (credits_posted - debits_posted)::int as balance from ledger_accounts where owner_id is null and code in ('psp_clearing', 'payout_clearing')",
  )
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance])) as Record<string, number>
}
const lettersTo = async ({ email }: Actor) =>
  (
    await world.pool.query("select facts->>'action' as action from mails where recipient = $1 and template = 'withdrawal' order by id", [email])
  ).rows.map(({ action }) => action)

test('ann withdraws: held at once, sent after some minutes, and gone when her bank has it', async () => {
  const ann = await seller('ann.out', 6_120)
  const before = await books()
  const asked = await ask(ann, 6_000)
  expect(asked).toMatchObject({ status: 'requested', amount: 6_000, bank_last4: '6789' })
  expect(await balance(ann)).toMatchObject({ available: 120, reserved: 6_000 })
  await sent()
  await becomes(ann, asked.id, 'paid')
  expect(await balance(ann)).toMatchObject({ available: 120, reserved: 0 })
  const after = await books()
  expect([after.psp_clearing! - before.psp_clearing!, after.payout_clearing]).toEqual([6_000, 0])
  expect(await lettersTo(ann)).toEqual(['requested', 'paid'])
  await expectBalanced(world)
}, 30_000)

test('returned by the bank four days later: it is in the wallet again, once, however often the bank is heard', async () => {
  const rita = await seller('rita.back', 5_000, '000111111116')
  const before = await books()
  const { id } = await ask(rita, 5_000)
  await sent()
  await becomes(rita, id, 'paid')
  await becomes(rita, id, 'returned')
  await until(async () => (await balance(rita))?.available === 5_000)
  const row = (await findWithdrawal(world.product.db, id))!
  for (let n = 0; n < 5; n++) await send({ ...eventOf(row.payout_ref!), type: 'payout.failed', account: row.account_id })
  await quiet()
  expect(await balance(rita)).toMatchObject({ available: 5_000, reserved: 0, debt: 0 })
  expect(await books()).toEqual(before)
  expect(await lettersTo(rita)).toEqual(['requested', 'paid', 'returned'])
  await expectBalanced(world)
}, 40_000)

test('a closed bank account: it is held and may be tried again, or called back once the gateway has given it back', async () => {
  const finn = await seller('finn.fails', 2_000, '000111111113')
  const { id } = await ask(finn, 2_000)
  await sent()
  await becomes(finn, id, 'failed')
  expect(await balance(finn)).toMatchObject({ available: 0, reserved: 2_000 })
  expect((await finn.gets(withdrawals.retry, { id })).withdrawal.status).toBe('processing')
  await becomes(finn, id, 'failed')
  expect((await world.cleo.ask(withdrawals.cancel, { id })).status).toBe(404)
  expect((await finn.gets(withdrawals.cancel, { id })).withdrawal.status).toBe('cancelled')
  // Still at the gateway: it is not free before it came back.
  expect(await balance(finn)).toMatchObject({ available: 0, reserved: 2_000 })
  await until(async () => {
    await world.settle()
    return (await balance(finn))?.available === 2_000
  })
  expect(await finn.ask(withdrawals.retry, { id })).toMatchObject({ status: 409, code: 'withdrawal.wrong_state' })
  await expectBalanced(world)
}, 40_000)

test('called back before it is sent: free at once, and never sent', async () => {
  const carl = await seller('carl.calls', 1_000)
  const { id } = await ask(carl, 1_000)
  expect((await carl.gets(withdrawals.cancel, { id })).withdrawal.status).toBe('cancelled')
  expect(await balance(carl)).toMatchObject({ available: 1_000, reserved: 0 })
  expect((await carl.ask(withdrawals.cancel, { id })).code).toBe('withdrawal.wrong_state')
  await sent()
  await world.settle()
  expect((await findWithdrawal(world.product.db, id))!.transfer_ref).toBeNull()
}, 30_000)

test('refused: no active account, 72 hours after another bank or password, less than 5.00, more than there is, more than 5,000.00 a day', async () => {
  const poor = await world.join('poor.out')
  expect(await poor.ask(withdrawals.ask, { amount: 1_000 })).toMatchObject({ status: 409, code: 'withdrawal.account' })
  const wes = await seller('wes.waits', 900_000)
  expect(await wes.ask(withdrawals.ask, { amount: 499 })).toMatchObject({ status: 422, code: 'withdrawal.too_little' })
  expect(await wes.ask(withdrawals.ask, { amount: 900_001 })).toMatchObject({ status: 422, code: 'withdrawal.too_much' })
  await ask(wes, 400_000)
  expect(await wes.ask(withdrawals.ask, { amount: 100_001 })).toMatchObject({ status: 422, code: 'withdrawal.a_day' })
  expect((await wes.gets(withdrawals.list, {})).limits).toMatchObject({ available: 500_000, most: 100_000, waits_until: null, fee: 0 })
  await unchangedFor(world, wes, 71)
  expect(await wes.ask(withdrawals.ask, { amount: 1_000 })).toMatchObject({ status: 409, code: 'withdrawal.waits' })
  await unchangedFor(world, wes)
  await world.pool.query('update members set password_set_at = clock_timestamp() where id = $1', [wes.id])
  expect(await wes.ask(withdrawals.ask, { amount: 1_000 })).toMatchObject({ status: 409, code: 'withdrawal.waits' })
  await world.pool.query("update members set password_set_at = clock_timestamp() - interval '80 hours' where id = $1", [wes.id])
  await world.pool.query("update connected_accounts set status = 'restricted', is_active = false where accountable_id = $1", [wes.id])
  expect(await wes.ask(withdrawals.ask, { amount: 1_000 })).toMatchObject({ status: 409, code: 'withdrawal.account' })
  await world.pool.query("update connected_accounts set status = 'active', is_active = true where accountable_id = $1", [wes.id])
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [wes.id])
  expect(await wes.ask(withdrawals.ask, { amount: 1_000 })).toMatchObject({ status: 403, code: 'session.step_up' })
}, 30_000)

test('fifty withdrawals of everything at once: one is held, and no more than there is', async () => {
  const max = await seller('max.races', 4_000)
  const all = await Promise.all(Array.from({ length: 50 }, () => max.ask(withdrawals.ask, { amount: 4_000 })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.every(({ status }) => [200, 422].includes(status))).toBe(true)
  expect(await balance(max)).toMatchObject({ available: 0, reserved: 4_000 })
  await expectBalanced(world)
}, 30_000)

test('the gateway is asked twice for the same withdrawal, and the webhook comes five times: it pays once', async () => {
  const pia = await seller('pia.twice', 3_000)
  const { id } = await ask(pia, 3_000)
  const { gateway } = world.gateway
  const row = (await findWithdrawal(world.product.db, id))!
  const both = await Promise.all([payOut(gateway, row), payOut(gateway, row)])
  expect(new Set(both.flatMap(({ transfer_ref }) => transfer_ref ?? [])).size).toBe(1)
  expect(new Set(both.flatMap(({ payout_ref }) => payout_ref ?? [])).size).toBe(1)
  await sent()
  await becomes(pia, id, 'paid')
  const ref = (await findWithdrawal(world.product.db, id))!.payout_ref!
  const told = { ...eventOf(ref), type: 'payout.paid', account: row.account_id }
  await Promise.all(Array.from({ length: 5 }, () => send(told)))
  await quiet()
  const { rows } = await world.pool.query(
    "select count(*)::int as n from outbox where name = 'payments.payout_notified' and data->>'payout_ref' = $1",
    [ref],
  )
  const heard = await world.pool.query('select count(*)::int as n from webhook_events where object_ref = $1', [ref])
  expect(rows[0].n).toBeLessThanOrEqual(heard.rows[0].n)
  expect(await balance(pia)).toMatchObject({ available: 0, reserved: 0 })
  expect((await world.pool.query("select count(*)::int as n from ledger_txns where ref_id = $1 and code = 'payout_sent'", [id])).rows[0].n).toBe(1)
  // Asked again although it has arrived: nothing moves, and the next look is a later one.
  await world.pool.query('update withdrawals set check_at = clock_timestamp() where id = $1', [id])
  await world.settle()
  expect((await stateOf(pia, id))!.status).toBe('paid')
  const { rows: looks } = await world.pool.query(
    "select check_at > clock_timestamp() + interval '2 minutes' as later from withdrawals where id = $1",
    [id],
  )
  expect(looks[0].later).toBe(true)
  await expectBalanced(world)
}, 30_000)
