import { beforeAll, expect, test } from 'vitest'
import { coins } from '#features/coins/contract.ts'
import { disputes } from '#features/disputes/contract.ts'
import { takeCoins } from '#features/ledger/server/public.ts'
import { orders } from '#features/orders/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { eventOf, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { charges, daysPass, lettersTo, planOf, wish } from '#test/support/plans.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { chargebacks } from '../contract.ts'

const DISPUTED = 'pm_card_createDispute'
const NOT_RECEIVED = 'pm_card_createDisputeProductNotReceived'
const INQUIRED = 'pm_card_createDisputeInquiry'
const FEE = 1_500
const world = useWorld({ COMMISSION: '250' })
const { send, quiet } = openLetters(world)
let ada: Actor
beforeAll(async () => {
  await openShop(world.ann)
  await openShop(world.cleo)
  ada = await world.join('ada.bank', { role: 'administrator' })
})

const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
async function bought(card: string, sellers: readonly Actor[] = [world.ann]) {
  const goods = []
  for (const seller of sellers) goods.push((await sell(world, seller)).id)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, goods, card))
  return group.orders.map(({ id }) => id)
}
const order = async (id: string, who = world.ben) => (await who.gets(orders.show, { id: id as never })).order
const ship = (id: string) => world.ann.gets(orders.ship, { id: id as never, carrier: 'La Poste', tracking: 'RR123456785FR' } as never)
const found = async (id: string) =>
  (await ada.gets(chargebacks.list, {})).chargebacks.find((one) => one.orders.some(({ order_id }) => order_id === id))
async function becomes(id: string, status: string) {
  await until(async () => {
    await world.settle()
    return (await found(id))?.status === status
  })
  await quiet()
  return (await found(id))!
}
const books = (step: string) => expectBooks(world, step)
/** The books read by themselves: what stands on accounts of a code, in their own sign. */
async function on(code: string, owner: string | null = null) {
  const [row] = await sql(
    "select coalesce(sum(case side when 'C' then credits_posted - debits_posted else debits_posted - credits_posted end), 0)::int as n, coalesce(sum(debits_pending), 0)::int as held from ledger_accounts where code = $1 and owner_id is not distinct from $2",
    code,
    owner,
  )
  return row as { n: number; held: number }
}
const noticesOf = async (who: Actor, id: string) =>
  (
    await sql(
      "select property->>'step' as step from notifications where member_id = $1 and type = 'order_chargeback' and subject_id = $2 order by id",
      who.id,
      id,
    )
  ).map(({ step }) => step)
const spend = (tx: unknown, { id }: Actor) =>
  takeCoins({ tx, emit: () => {} } as never, { member_id: id, coins: 200, code: 'test_spent', ref_type: 'test', ref_id: crypto.randomUUID() })
const note = 'winning_evidence: sent with tracking, delivered to the address of the order'

test('ben’s bank takes a payment back before it was sent: the order stands still, nothing is sent or given back, and a won one goes on', async () => {
  const [id] = (await bought(DISPUTED)) as [never]
  const one = await becomes(id, 'needs_response')
  const { total } = await order(id)
  expect(one).toMatchObject({ reason: 'fraudulent', amount: total, withdrawn: total, fees: FEE, orders: [{ order_id: id, amount: total }] })
  expect((await order(id)).status).toBe('disputed')
  await books('taken back')
  expect([(await on('chargebacks_open')).n, (await on('psp_fees')).n]).toEqual([total, FEE])
  expect((await world.ann.ask(orders.ship, { id, carrier: 'La Poste' })).status).toBe(409)
  expect((await world.ann.ask(orders.callOff, { id })).status).toBe(409)
  expect((await world.ann.ask(orders.refund, { id, amount: 100, reason: 'goodwill' })).status).toBe(409)
  expect((await world.ann.ask(chargebacks.defend, { id: one.id, note })).status).toBe(403)
  const { chargeback } = await ada.gets(chargebacks.defend, { id: one.id, note })
  expect(chargeback).toMatchObject({ status: 'under_review', evidence: note })
  expect((await ada.ask(chargebacks.defend, { id: one.id, note })).code).toBe('chargeback.wrong_state')
  await becomes(id, 'won')
  await until(async () => {
    await world.settle()
    return (await on('chargebacks_open')).n === 0
  })
  expect((await order(id)).status).toBe('processing')
  await books('won')
  expect((await on('psp_fees')).n).toBe(FEE)
  expect(await noticesOf(world.ann, id)).toEqual(['opened', 'won'])
  await ship(id)
}, 40_000)

test('after it was released: what is there is held; lost, the seller pays it, our commission goes back, and messages in any order book it once', async () => {
  const [id] = (await bought(NOT_RECEIVED)) as [never]
  await ship(id)
  await world.ben.gets(orders.confirm, { id })
  const { total } = await order(id)
  const available = (await on('seller_available', world.ann.id)).n
  const revenue = (await on('commission_revenue')).n
  const losses = (await on('chargeback_losses')).n
  const one = await becomes(id, 'needs_response')
  expect(one.reason).toBe('product_not_received')
  expect((await on('seller_available', world.ann.id)).held).toBe(Math.min(available, total))
  await books('held')
  // A bank's message five times, out of order and from another day: the gateway itself is asked.
  const letters = ['closed', 'funds_reinstated', 'funds_withdrawn', 'updated', 'created'].map((type) => ({
    ...eventOf(one.provider_ref, { object: 'dispute', payment_intent: null }),
    type: `charge.dispute.${type}`,
  }))
  for (const letter of letters) expect(await send(letter)).toBe(200)
  await quiet()
  expect((await found(id))!.status).toBe('needs_response')
  const { chargeback } = await ada.gets(chargebacks.accept, { id: one.id })
  expect(chargeback.status).toBe('lost')
  await quiet()
  expect(await order(id)).toMatchObject({ status: 'refunded', refunded: total })
  const commission = revenue - (await on('commission_revenue')).n
  expect(commission).toBeGreaterThan(0)
  const [share] = await sql('select taken::int, commission::int, debt::int from chargeback_orders where order_id = $1', id)
  expect(share).toEqual({ taken: total, commission, debt: Math.max(0, total - commission - available) })
  expect((await on('seller_available', world.ann.id)).held).toBe(0)
  expect([(await on('chargebacks_open')).n, (await on('chargeback_losses')).n]).toEqual([0, losses])
  await books('lost')
  expect(await noticesOf(world.ann, id)).toEqual(['opened', 'lost'])
}, 40_000)

test('two sellers in one cart: each pays its own part; a dispute of the product ends, and what was paid out already becomes debt', async () => {
  const ids = await bought(DISPUTED, [world.ann, world.cleo])
  const [first, second] = await Promise.all(ids.map((id) => order(id)))
  await ship(first!.id)
  await world.ben.gets(orders.confirm, { id: first!.id as never })
  await world.ben.gets(disputes.open, { id: first!.id as never, reason: 'damaged', amount: 500, note: 'Torn' } as never)
  const one = await becomes(first!.id, 'needs_response')
  expect(one.orders.map(({ amount }) => amount)).toEqual([first!.total, second!.total])
  expect((await world.ben.gets(disputes.show, { id: first!.id as never })).disputed.dispute).toMatchObject({ status: 'closed', outcome: 'withdrawn' })
  await books('two sellers')
  await ada.gets(chargebacks.accept, { id: one.id })
  await quiet()
  for (const id of ids) expect((await order(id)).status).toBe('refunded')
  const taken = await sql('select taken::int, debt::int from chargeback_orders where chargeback_id = $1 order by id', one.id)
  expect(taken.map((row) => row.taken)).toEqual([first!.total, second!.total])
  expect((await on('seller_reserved', world.cleo.id)).n).toBe(0)
  await books('both paid')
}, 40_000)

test('an inquiry takes nothing: the order waits, and goes on when it is closed', async () => {
  const [id] = (await bought(INQUIRED)) as [never]
  const one = await becomes(id, 'inquiry')
  expect(one).toMatchObject({ withdrawn: 0, fees: 0 })
  expect((await order(id)).status).toBe('disputed')
  await ada.gets(chargebacks.defend, { id: one.id, note })
  await becomes(id, 'closed')
  expect((await order(id)).status).toBe('processing')
  await books('inquiry')
  expect(await noticesOf(world.ann, id)).toEqual(['inquiry', 'won'])
}, 40_000)

test('coins paid with a card that takes the price back: spent ones become debt, and the sum is paid by nobody else', async () => {
  const pat = await world.join('pat.coins')
  const pack = { coins: 500, quantity: 1, payment_method_id: DISPUTED, expected_amount: 500 } as const
  const { purchase } = await pat.gets(coins.buy, pack)
  const theirs = async () => (await ada.gets(chargebacks.list, {})).chargebacks.find(({ buyer }) => buyer.id === pat.id)
  await until(async () => {
    await world.settle()
    return (await theirs())?.status === 'needs_response'
  })
  expect(await pat.ask(coins.refund, { id: purchase.id })).toMatchObject({ status: 409, code: 'coins.refund_refused' })
  await world.product.db.transaction().execute((tx) => spend(tx, pat))
  await ada.gets(chargebacks.accept, { id: (await theirs())!.id })
  await quiet()
  const wallet = await pat.gets(coins.wallet, {})
  expect(wallet.coins).toMatchObject({ available: 0, debt: 200 })
  expect(wallet.purchases.data[0]).toMatchObject({ status: 'charged_back', refundable: 0 })
  expect((await on('chargebacks_open')).n).toBe(0)
}, 40_000)

test('a plan paid with a card that takes the price back ends when the bank has decided so; a period that was paid by another payment goes on', async () => {
  const [quin, rae] = [await world.join('quin.plan'), await world.join('rae.plan')]
  const theirs = async (who: Actor) => (await ada.gets(chargebacks.list, {})).chargebacks.find(({ buyer }) => buyer.id === who.id)
  const disputed = (who: Actor) =>
    until(async () => {
      await world.settle()
      return (await theirs(who))?.status === 'needs_response'
    })
  for (const who of [quin, rae]) {
    await who.gets(subscriptions.start, wish('basic', DISPUTED))
    await disputed(who)
    expect((await planOf(who)).plan).toBe('basic')
  }
  const losses = (await on('chargeback_losses')).n
  await ada.gets(chargebacks.accept, { id: (await theirs(quin))!.id })
  await quiet()
  expect(await planOf(quin)).toMatchObject({ plan: 'free', subscription: null })
  expect(await lettersTo(world, quin)).toEqual(['receipt', 'taken_back'])
  const told = await sql(
    "select property->>'action' as action from notifications where member_id = $1 and type = 'membership_status_changed' order by id desc limit 1",
    quin.id,
  )
  expect(told).toEqual([{ action: 'taken_back' }])
  expect((await on('chargeback_losses')).n).toBe(losses + 800)
  await books('plan given back')

  await sql("update subscription_charges set ended_at = ended_at - interval '32 days' where member_id = $1", rae.id)
  await daysPass(world, rae, 32)
  expect(await charges(world, rae)).toEqual(['start 800 paid', 'renewal 800 paid'])
  const [{ id: first }] = await sql(
    'select c.id from chargebacks c join payments p on p.id = c.payment_id where p.member_id = $1 order by c.id limit 1',
    rae.id,
  )
  await ada.gets(chargebacks.accept, { id: first })
  await quiet()
  expect((await planOf(rae)).plan).toBe('basic')
  await books('an earlier period given back')
}, 60_000)
