import { expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { post } from '#features/ledger/server/public.ts'
import type { Actor } from '#test/support/cast.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { privacy } from '../../contract.ts'

const world = useWorld()
const TOLD = [{ currency: 'USD', amount: 3_165 }]
const BANK = { payee: 'Ann Example', details: 'IBAN FR76 3000 6000 0112 3456 7890 189' }

async function earn(who: Actor, amount = 3_165) {
  const lines = [
    { account: { owner_id: null, code: 'psp_clearing' as const, currency: 'USD' }, debit: amount },
    { account: { owner_id: who.id, code: 'seller_available' as const, currency: 'USD' }, credit: amount },
  ]
  const emit = () => undefined
  await world.product.db
    .transaction()
    .execute((tx) => post({ tx: tx as never, emit }, { code: 'earned', ref_type: 'order', ref_id: crypto.randomUUID(), lines }))
}
async function theDayComes(who: Actor) {
  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting' and member_id = $1", [who.id])
  const status = async () => {
    await world.settle()
    return (await world.pool.query('select status from privacy_erasures where member_id = $1 order by id desc limit 1', [who.id])).rows[0]?.status
  }
  await expect.poll(status, { timeout: 30_000 }).toBe('done')
}
const booked = async (code: string) =>
  (await world.pool.query('select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where code = $1', [code])).rows[0].n

test('money in the wallet does not block erasure, but its use must be chosen, for the current amount', async () => {
  const { ann } = world
  await earn(ann)
  expect((await ann.gets(privacy.show, {})).privacy).toMatchObject({ open: [], wallet: TOLD })
  expect((await ann.ask(privacy.erase, { username: 'ann' })).code).toBe('privacy.wallet_left')
  expect((await ann.ask(privacy.erase, { username: 'ann', wallet: 'pay_out', balances: TOLD })).code).toBe('privacy.no_payee')
  expect((await ann.ask(privacy.erase, { username: 'ann', wallet: 'pay_out', payee: 'Ann', balances: TOLD })).code).toBe('privacy.no_details')
  const less = [{ currency: 'USD', amount: 3_000 }]
  expect((await ann.ask(privacy.erase, { username: 'ann', wallet: 'give_up', balances: less })).code).toBe('privacy.wallet_changed')
})

test('ann is erased and her balance is owed to her bank account until an administrator has paid it out, once', async () => {
  const { ann } = world
  const ada = await world.join('ada', { role: 'administrator' })
  await ann.gets(privacy.erase, { username: 'ann', wallet: 'pay_out', ...BANK, balances: TOLD })
  expect(await booked('payouts_owed')).toBe(0)
  await theDayComes(ann)
  expect(await booked('payouts_owed')).toBe(3_165)
  const { payouts } = await ada.gets(dashboard.money, {})
  expect(payouts).toMatchObject([{ ...TOLD[0], ...BANK }])
  const { rows } = await world.pool.query('select wallet from privacy_erasures where member_id = $1', [ann.id])
  expect(rows).toEqual([{ wallet: null }])
  const { id } = payouts[0]!
  expect((await world.ben.ask(dashboard.settlePayout, { id })).status).toBe(403)
  await ada.gets(dashboard.settlePayout, { id })
  expect((await ada.ask(dashboard.settlePayout, { id })).code).toBe('payout.settled')
  expect((await ada.gets(dashboard.money, {})).payouts).toEqual([])
  expect([await booked('payouts_owed'), await booked('payout_clearing')]).toEqual([0, 3_165])
  await expectBalanced(world)
})

test('ben gives his money up, and no more than he was shown: later income postpones the erasure', async () => {
  const { ben } = world
  await earn(ben)
  await ben.gets(privacy.erase, { username: 'ben', wallet: 'give_up', balances: TOLD })
  await earn(ben, 100)
  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting' and member_id = $1", [ben.id])
  await world.settle()
  const { rows } = await world.pool.query(
    "select due_at > clock_timestamp() + interval '23 hours' as waits, status from privacy_erasures where member_id = $1",
    [ben.id],
  )
  expect(rows).toEqual([{ waits: true, status: 'waiting' }])
  expect(await booked('balances_given_up')).toBe(0)
})

test('cleo gives up exactly what she was shown', async () => {
  const { cleo } = world
  await earn(cleo)
  await cleo.gets(privacy.erase, { username: 'cleo', wallet: 'give_up', balances: TOLD })
  await theDayComes(cleo)
  expect(await booked('balances_given_up')).toBe(3_165)
  await expectBalanced(world)
})
