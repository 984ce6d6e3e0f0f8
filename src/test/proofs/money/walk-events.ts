import { chargebacks } from '#features/chargebacks/contract.ts'
import { coins } from '#features/coins/contract.ts'
import { disputes } from '#features/disputes/contract.ts'
import { takeCoins } from '#features/ledger/server/public.ts'
import { orders } from '#features/orders/contract.ts'
import { withdrawals } from '#features/withdrawals/contract.ts'
import type { Actor } from '../../support/cast.ts'
import { context } from '../../support/fixtures.ts'
import { cartOf } from '../../support/sale.ts'
import type { World } from '../../support/world.ts'
import { leftOf, type Pack, type PlainLedger, type Purchase, type Sale, salesOf } from './plain-ledger.ts'

export interface Thing {
  readonly id: string
  readonly seller: string
  readonly price: number
  stock: number
}
// biome-ignore lint/suspicious/noExplicitAny: rows of a test's own statements
export type Sql = (text: string, ...values: unknown[]) => Promise<any[]>
/** Where the walk goes: the world, and what the test lets happen in it. */
export interface Ground {
  readonly world: World
  readonly ada: Actor
  readonly things: readonly Thing[]
  sql: Sql
  /** Runs one sweeper for one id, as its clock would. */
  sweep(name: string, id: string): Promise<void>
  /** The gateway does what was let happen, and its letters have arrived. */
  outside(): Promise<void>
}
interface Withdrawal {
  readonly id: string
  readonly seller: string
  readonly amount: number
  status: 'requested' | 'processing' | 'paid' | 'over'
}
export interface Walk extends Ground {
  readonly ledger: PlainLedger
  readonly purchases: Purchase[]
  readonly withdrawn: Withdrawal[]
  readonly packs: Pack[]
  /** A whole number below n. */
  readonly below: (n: number) => number
}
export const pick = <T>({ below }: Walk, all: readonly T[]): T | undefined => (all.length ? all[below(all.length)] : undefined)
const salesIn = ({ purchases }: Walk, ...statuses: Sale['status'][]) =>
  purchases.flatMap(({ sales }) => sales.filter(({ status }) => statuses.includes(status)))
const who = ({ world }: Walk, name: string) => ({ ann: world.ann, ben: world.ben, cleo: world.cleo })[name]!
const buyerOf = (walk: Walk, sale: Sale) => who(walk, walk.purchases.find(({ sales }) => sales.includes(sale))!.buyer)

const carts = new Map<string, Awaited<ReturnType<typeof cartOf>>>()
async function buy(walk: Walk, card: 'pm_card_visa' | 'pm_card_createDispute') {
  const mask = 1 + walk.below(15)
  const chosen = walk.things.filter((_, at) => (mask >> at) & 1)
  const key = `${mask} ${card}`
  const cart =
    carts.get(key) ??
    (await cartOf(
      walk.world.ben,
      chosen.map(({ id }) => id),
      card,
    ))
  carts.set(key, cart)
  const { total, sales } = salesOf(chosen, 'ben')
  const { group } = await walk.world.ben.gets(orders.checkout, { ...cart, expected_total: total })
  for (const sale of sales) sale.id = group.orders.find(({ store_name }) => store_name.startsWith(sale.seller))!.id
  const purchase: Purchase = { payment: group.payment!.id, buyer: 'ben', sales, dispute: card === 'pm_card_visa' ? 'never' : 'will' }
  walk.purchases.push(purchase)
  walk.ledger.pay(purchase)
}
async function strike(walk: Walk) {
  const purchase = pick(
    walk,
    walk.purchases.filter(({ dispute }) => dispute === 'will'),
  )
  if (!purchase) return
  const { payment } = purchase
  const ofPayment = `object in (select id from sandbox.objects c where c.object = 'charge' and c.body->>'payment_intent' = (select provider_ref from payments where id = $1))`
  await walk.sql(`update sandbox.planned set due = clock_timestamp() where act = 'dispute' and ${ofPayment}`, payment)
  await walk.outside()
  for (const { id } of await walk.sql("select id from chargebacks where payment_id = $1 and status = 'heard'", payment))
    await walk.sweep('chargebacks.look', id)
  walk.ledger.strike(purchase)
}
async function decide(walk: Walk, how: 'win' | 'lose') {
  const purchase = pick(
    walk,
    walk.purchases.filter(({ dispute }) => typeof dispute === 'object'),
  )
  if (!purchase) return
  const [{ id, ref }] = await walk.sql('select id, provider_ref as ref from chargebacks where payment_id = $1', purchase.payment)
  if (how === 'lose') await walk.ada.gets(chargebacks.accept, { id })
  else {
    await walk.ada.gets(chargebacks.defend, { id, note: 'winning_evidence: sent with tracking' })
    await walk.sql("update sandbox.planned set due = clock_timestamp() where act = 'decide' and object = $1", ref)
    await walk.outside()
    await walk.sql('update chargebacks set check_at = clock_timestamp() where id = $1', id)
    await walk.sweep('chargebacks.look', id)
  }
  await walk.world.product.relay.drain()
  walk.ledger[how](purchase)
}
async function refund(walk: Walk, whole: boolean) {
  const sale = pick(
    walk,
    salesIn(walk, 'processing', 'shipped', 'delivered').filter((one) => leftOf(one) > (whole ? 0 : 1)),
  )
  if (!sale) return
  const seller = who(walk, sale.seller)
  const amount = whole ? leftOf(sale) : 1 + walk.below(leftOf(sale) - 1)
  if (whole && sale.status === 'processing') await seller.gets(orders.callOff, { id: sale.id as never })
  else await seller.gets(orders.refund, { id: sale.id as never, amount, reason: 'goodwill' })
  const disputed = walk.purchases.some(({ sales, dispute }) => sales.includes(sale) && dispute === 'decided')
  for (const { id } of await walk.sql("select id from payment_refunds where status = 'failed'"))
    await walk.ada.gets(disputes.settleRefund, { id, how: 'By bank transfer' })
  walk.ledger.refund(sale, amount, disputed)
}
async function ship(walk: Walk) {
  const sale = pick(walk, salesIn(walk, 'processing'))
  if (!sale) return
  await who(walk, sale.seller).gets(orders.ship, { id: sale.id as never, carrier: 'La Poste' })
  sale.status = 'shipped'
}
async function confirm(walk: Walk) {
  const sale = pick(walk, salesIn(walk, 'shipped'))
  if (!sale) return
  await buyerOf(walk, sale).gets(orders.confirm, { id: sale.id as never })
  walk.ledger.release(sale)
}
async function withdraw(walk: Walk) {
  const seller = pick(walk, ['ann', 'cleo'])!
  const most = Math.min(walk.ledger.free(seller), 500_000)
  if (most < 500) return
  // A day passes: so much a day is another test.
  await walk.sql("update withdrawals set created_at = created_at - interval '25 hours' where created_at > clock_timestamp() - interval '1 day'")
  const amount = 500 + walk.below(most - 499)
  const { withdrawal } = await who(walk, seller).gets(withdrawals.ask, { amount })
  walk.withdrawn.push({ id: withdrawal.id, seller, amount, status: 'requested' })
  walk.ledger.ask(seller, amount)
}
async function callBack(walk: Walk) {
  const one = pick(
    walk,
    walk.withdrawn.filter(({ status }) => status === 'requested'),
  )
  if (!one) return
  await who(walk, one.seller).gets(withdrawals.cancel, { id: one.id as never })
  walk.ledger.callBack(one.seller, one.amount)
  one.status = 'over'
}
/** Looks at a withdrawal after the gateway was let go on with it. */
async function look(walk: Walk, one: Withdrawal) {
  await walk.sql('update withdrawals set check_at = clock_timestamp() where id = $1', one.id)
  await walk.sweep('withdrawals.send', one.id)
}
async function send(walk: Walk) {
  const one = pick(
    walk,
    walk.withdrawn.filter(({ status }) => status === 'requested'),
  )
  if (!one) return
  await look(walk, one)
  one.status = 'processing'
}
const PAYOUT = 'select payout_ref from withdrawals where withdrawals.id = $1'
async function reachBank(walk: Walk, one: Withdrawal) {
  await walk.sql(`update sandbox.objects set created = created - 31536010 where sandbox.objects.id = (${PAYOUT})`, one.id)
  await walk.outside()
  await look(walk, one)
  walk.ledger.arrive(one.seller, one.amount)
  one.status = 'paid'
}
const onTheirWay = ({ withdrawn }: Walk) => withdrawn.filter(({ status }) => status === 'processing')
async function arrive(walk: Walk) {
  const one = pick(walk, onTheirWay(walk))
  if (one) await reachBank(walk, one)
}
/** What is at the gateway and not at the bank yet is in its books alone. */
export async function allArrive(walk: Walk) {
  for (const one of onTheirWay(walk)) await reachBank(walk, one)
}
async function comesBack(walk: Walk) {
  const one = pick(
    walk,
    walk.withdrawn.filter(({ status, seller }) => status === 'paid' && seller === 'cleo'),
  )
  if (!one) return
  await walk.sql(`update sandbox.planned set due = clock_timestamp() where object = (${PAYOUT})`, one.id)
  await walk.outside()
  // The first look hears of it, the second one has the money back.
  for (let n = 0; n < 2; n++) await look(walk, one)
  walk.ledger.comesBack(one.seller, one.amount)
  one.status = 'over'
}
async function buyCoins(walk: Walk) {
  const { purchase } = await walk.world.ben.gets(coins.buy, { coins: 500, quantity: 1, payment_method_id: 'pm_card_visa', expected_amount: 500 })
  walk.packs.push({ id: purchase.id, buyer: 'ben', left: 500, refunded: false })
  walk.ledger.buyCoins('ben', 500)
}
async function spendCoins(walk: Walk) {
  const all = walk.ledger.coins('ben')
  if (!all) return
  const spent = 1 + walk.below(Math.min(all, 400))
  const cause = { code: 'test_spent', ref_type: 'test', ref_id: crypto.randomUUID() }
  await context(walk.world, (books) => takeCoins(books, { ...cause, member_id: walk.world.ben.id, coins: spent }))
  walk.ledger.spendCoins('ben', spent)
  let rest = spent
  for (const pack of walk.packs.filter(({ refunded }) => !refunded)) {
    const taken = Math.min(pack.left, rest)
    pack.left -= taken
    rest -= taken
  }
}
async function giveBackCoins(walk: Walk) {
  const pack = pick(
    walk,
    walk.packs.filter(({ left, refunded }) => left > 0 && !refunded),
  )
  if (!pack) return
  await walk.world.ben.gets(coins.refund, { id: pack.id as never })
  walk.ledger.giveBackCoins('ben', pack.left)
  Object.assign(pack, { left: 0, refunded: true })
}

export const EVENTS_OF: readonly (readonly [name: string, event: (walk: Walk) => Promise<unknown>])[] = [
  ['buys', (walk) => buy(walk, 'pm_card_visa')],
  ['buys with a card that will dispute', (walk) => buy(walk, 'pm_card_createDispute')],
  ['ships', ship],
  ['confirms', confirm],
  ['gives a part back', (walk) => refund(walk, false)],
  ['gives all back', (walk) => refund(walk, true)],
  ['a bank takes a payment back', strike],
  ['a chargeback is won', (walk) => decide(walk, 'win')],
  ['a chargeback is lost', (walk) => decide(walk, 'lose')],
  ['withdraws', withdraw],
  ['calls a withdrawal back', callBack],
  ['a withdrawal is sent', send],
  ['a withdrawal arrives', arrive],
  ['a bank returns a withdrawal', comesBack],
  ['buys coins', buyCoins],
  ['spends coins', spendCoins],
  ['gives coins back', giveBackCoins],
]
