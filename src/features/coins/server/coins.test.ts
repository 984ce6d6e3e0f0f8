import { afterAll, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { earnCoins, takeCoins } from '#features/ledger/server/public.ts'
import { transact } from '#server/operations/transaction.ts'
import type { Actor } from '#test/support/cast.ts'
import { answerBank, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { DECLINED, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { coins } from '../contract.ts'

const world = useWorld()
const { quiet } = openLetters(world)
afterAll(quiet)

const pack = (size = 500, quantity = 1, payment_method_id = 'pm_card_visa') => ({
  ...{ coins: size, quantity, payment_method_id, expected_amount: size * quantity },
})
const walletOf = async (who: Actor) => (await who.gets(coins.wallet, {})).coins
const inOne: typeof transact<unknown> = (_, work) => transact({ db: world.product.db, tools: {} as never, wake: () => {} }, work)
const cause = () => ({ ref_type: 'test', ref_id: crypto.randomUUID() })
const earn = (who: Actor, n: number) =>
  inOne({} as never, (books) => earnCoins(books, { member_id: who.id, coins: n, code: 'test_earned', ...cause() }))
const spend = (who: Actor, n: number) =>
  inOne({} as never, (books) => takeCoins(books, { member_id: who.id, coins: n, code: 'test_spent', ...cause() }))
/** The ledger read by itself: what stands on the platform's accounts. */
async function books() {
  const { rows } = await world.pool.query<{ code: string; balance: number }>(
    "select code, (credits_posted - debits_posted)::int as balance from ledger_accounts where owner_id is null and code in ('psp_clearing', 'coin_sales', 'coin_issuance', 'refunds_clearing')",
  )
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance])) as Record<string, number>
}
const noticesOf = async (who: Actor) => {
  await world.settle()
  const { rows } = await world.pool.query<{ type: string }>('select type from notifications where member_id = $1 order by id', [who.id])
  return rows.map(({ type }) => type)
}

test('ben buys two packs: charged once, coins booked once, and shown in every header', async () => {
  const ben = await world.join('ben.coins')
  const before = await books()
  const { purchase, payment } = await ben.gets(coins.buy, pack(500, 2))
  expect(purchase).toMatchObject({ status: 'completed', coins: 500, quantity: 2, amount: 1_000, refundable: 1_000, type: 'coins' })
  expect(payment).toMatchObject({ status: 'captured', amount: 1_000 })
  await ben.gets(coins.settle, { id: purchase.id })
  await quiet()
  expect(await walletOf(ben)).toMatchObject({ available: 1_000, bought: 1_000, earned: 0, spent: 0, debt: 0 })
  expect((await ben.gets(account.me, {})).user.coins).toBe(1_000)
  const after = await books()
  expect(after.coin_sales! - (before.coin_sales ?? 0)).toBe(1_000)
  expect(after.coin_issuance! - (before.coin_issuance ?? 0)).toBe(-1_000)
  expect(await noticesOf(ben)).toContain('coin_deposit')
  const { rows } = await world.pool.query('select template from mails where recipient = $1', [ben.email])
  expect(rows.map(({ template }) => template)).toContain('coins_bought')
  await expectBalanced(world)
})

test('the price is ours: another amount, another pack or more packs than ten are refused, and nothing is charged', async () => {
  const cheat = await world.join('cheat.coins')
  expect(await cheat.ask(coins.buy, { ...pack(), expected_amount: 1 })).toMatchObject({ status: 409, code: 'coins.price_changed' })
  for (const body of [
    { ...pack(), coins: 501 },
    { ...pack(), coins: -500 },
    { ...pack(), quantity: 11 },
    { ...pack(), quantity: 0.5 },
  ])
    expect((await cheat.ask(coins.buy, body as never)).status).toBe(422)
  expect(await cheat.ask(coins.buy, pack(500, 1, DECLINED))).toMatchObject({ status: 422, code: 'payment.declined' })
  const { coins: none, purchases } = await cheat.gets(coins.wallet, {})
  expect(none.available).toBe(0)
  expect(purchases.data.map(({ status }) => status)).toEqual(['cancelled'])
})

test('3-D Secure: coins come when the bank has answered, once, however often it is asked', async () => {
  const eve = await world.join('eve.coins')
  const { purchase, payment } = await eve.gets(coins.buy, pack(1_000, 1, THREE_D))
  expect(purchase.status).toBe('pending_payment')
  expect((await world.cleo.ask(coins.settle, { id: purchase.id })).status).toBe(404)
  await answerBank(payment!.action_url!, 'complete')
  await Promise.all([1, 2, 3].map(() => eve.gets(coins.settle, { id: purchase.id })))
  await quiet()
  expect(await walletOf(eve)).toMatchObject({ available: 1_000, bought: 1_000 })
  await expectBalanced(world)
})

test('left for a day the purchase ends; money that comes for it later goes back', async () => {
  const gus = await world.join('gus.coins')
  const { purchase } = await gus.gets(coins.buy, pack(500, 1, THREE_D))
  await world.pool.query("update coin_purchases set expires_at = clock_timestamp() - interval '1 second' where id = $1", [purchase.id])
  await world.settle()
  expect((await gus.gets(coins.wallet, {})).purchases.data[0]).toMatchObject({ status: 'cancelled' })
  expect((await walletOf(gus)).available).toBe(0)
})

test('refunded after half was spent: the unspent half goes back with its money, once; the rest is gone', async () => {
  const hal = await world.join('hal.coins')
  const { purchase } = await hal.gets(coins.buy, pack(1_000))
  const before = await books()
  await spend(hal, 500)
  expect((await world.cleo.ask(coins.refund, { id: purchase.id })).status).toBe(404)
  const both = await Promise.all([1, 2, 3].map(() => hal.ask(coins.refund, { id: purchase.id })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await walletOf(hal)).toMatchObject({ available: 0, bought: 500, spent: 500 })
  expect((await hal.gets(coins.wallet, {})).purchases.data[0]).toMatchObject({
    status: 'refunded',
    coins_refunded: 500,
    amount_refunded: 500,
    refundable: 0,
  })
  await quiet()
  const after = await books()
  expect([after.coin_sales! - before.coin_sales!, after.psp_clearing! - before.psp_clearing!]).toEqual([-500, 500])
  expect(after.refunds_clearing).toBe(before.refunds_clearing ?? 0)
  const { rows } = await world.pool.query('select p.refunded from payments p join coin_purchases c on c.payment_id = p.id where c.id = $1', [
    purchase.id,
  ])
  expect(rows[0].refunded).toBe(500)
  expect((await noticesOf(hal)).filter((type) => type === 'coin_refund')).toHaveLength(1)
  await expectBalanced(world)
})

test('what was earned never turns into money, nor what pays a debt; after two weeks a purchase stays', async () => {
  const ida = await world.join('ida.coins')
  const { purchase } = await ida.gets(coins.buy, pack(500))
  await spend(ida, 500)
  await earn(ida, 500)
  expect(await ida.ask(coins.refund, { id: purchase.id })).toMatchObject({ status: 409, code: 'coins.spent' })
  // A penalty beyond what is there becomes debt, which the next pack repays first.
  await spend(ida, 700)
  expect(await walletOf(ida)).toMatchObject({ available: 0, debt: 200 })
  const next = (await ida.gets(coins.buy, pack(500))).purchase
  expect(await walletOf(ida)).toMatchObject({ available: 300, debt: 0 })
  expect(next.refundable).toBe(300)
  await world.pool.query("update coin_purchases set completed_at = completed_at - interval '14 days' where id = $1", [next.id])
  expect(await ida.ask(coins.refund, { id: next.id })).toMatchObject({ status: 409, code: 'coins.refund_over' })
  await expectBalanced(world)
})

const REFUND_FAILS = 'pm_card_refundFail'
/** The gateway is told first, so that what is left there is too little for the refund. */
async function takenAtTheGateway(purchase_id: string, amount: number) {
  const { rows } = await world.pool.query(
    'select p.provider_ref as ref from payments p join coin_purchases c on c.payment_id = p.id where c.id = $1',
    [purchase_id],
  )
  return world.gateway.gateway.stripe.refunds.create({ payment_intent: rows[0].ref, amount })
}
const refundsOf = async (purchase_id: string) =>
  (
    await world.pool.query<{ status: string; refunded: number }>(
      'select r.status, p.refunded::int from payment_refunds r join payments p on p.id = r.payment_id join coin_purchases c on c.payment_id = p.id where c.id = $1 order by r.id',
      [purchase_id],
    )
  ).rows

test('the gateway refuses a refund at once: the coins are back in the same answer, no money is owed, and it can be asked for again', async () => {
  const jan = await world.join('jan.coins')
  const { purchase } = await jan.gets(coins.buy, pack(500))
  const before = await books()
  await takenAtTheGateway(purchase.id, 1)
  expect(await jan.ask(coins.refund, { id: purchase.id })).toMatchObject({ status: 409, code: 'coins.refund_refused' })
  expect(await walletOf(jan)).toMatchObject({ available: 500, bought: 500, earned: 0, spent: 0, debt: 0 })
  expect((await jan.gets(coins.wallet, {})).purchases.data[0]).toMatchObject({ status: 'completed', refundable: 500, coins_refunded: 0 })
  await quiet()
  expect(await books()).toEqual(before)
  expect(await refundsOf(purchase.id)).toEqual([{ status: 'dropped', refunded: 0 }])
  expect(await noticesOf(jan)).toEqual(['coin_deposit', 'coin_refund'])
  // Nobody sends a dropped refund: neither the sweeper nor an operator.
  await world.pool.query("update payment_refunds set check_at = clock_timestamp() where status = 'dropped'")
  await quiet()
  expect(await refundsOf(purchase.id)).toEqual([{ status: 'dropped', refunded: 0 }])
  await spend(jan, 100)
  expect((await jan.gets(coins.refund, { id: purchase.id })).purchase).toMatchObject({ status: 'refunded', coins_refunded: 400 })
  await quiet()
  expect(await walletOf(jan)).toMatchObject({ available: 0, spent: 100, earned: 0 })
  expect(await refundsOf(purchase.id)).toEqual([
    { status: 'dropped', refunded: 400 },
    { status: 'sent', refunded: 400 },
  ])
  await expectBalanced(world)
})

test('the bank returns a refund days after it was sent: the coins come back once, and the ledger holds the money again', async () => {
  const kim = await world.join('kim.coins')
  const { purchase } = await kim.gets(coins.buy, pack(500, 1, REFUND_FAILS))
  const before = await books()
  expect((await kim.gets(coins.refund, { id: purchase.id })).purchase.status).toBe('refunded')
  await until(async () => {
    await world.settle()
    return (await walletOf(kim)).available === 500
  })
  await quiet()
  expect(await books()).toEqual(before)
  expect(await refundsOf(purchase.id)).toEqual([{ status: 'dropped', refunded: 0 }])
  expect((await kim.gets(coins.wallet, {})).purchases.data[0]).toMatchObject({ status: 'completed', refundable: 500 })
  const { rows } = await world.pool.query('select template from mails where recipient = $1 order by id', [kim.email])
  expect(rows.map(({ template }) => template)).toEqual(expect.arrayContaining(['coins_refunded', 'coins_refund_refused']))
  await expectBalanced(world)
}, 30_000)
