import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { expect } from 'vitest'
import { findPayment, lookOutside, openPayment, payOutside, recordPayment, type Word } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Tools } from '#server/operations/tools.ts'
import { transact } from '#server/operations/transaction.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'

const back = 'http://localhost/back'

/** The payments API as upper slices use it, for tests. */
export function openPaymentsHarness(world: World) {
  const tools = () => ({ gateway: world.gateway.gateway, site: { public_url: world.settings.public_url } }) as unknown as Tools
  const stripe = (): Stripe => world.gateway.gateway.stripe
  const inOne = <T>(work: (context: TransactionContext) => Promise<T>) => transact({ db: world.product.db, tools: tools(), wake: () => {} }, work)
  const pay = (id: Id<'payments'>) => payOutside(tools(), world.product.db, id, back)
  const look = (id: Id<'payments'>) => lookOutside(tools(), world.product.db, id)
  const record = (id: Id<'payments'>, word: Word) => inOne((context) => recordPayment(context, id, word))

  async function open(actor: Actor, card: string, amount = 4_320) {
    const ref_id = randomUUID()
    const wish = { member_id: actor.id, ref_type: 'order_group', ref_id, amount, currency: 'USD', payment_method_id: card }
    const id = await inOne((context) => openPayment(context, wish))
    return { id, ref_id, row: async () => (await findPayment(world.product.db, 'order_group', ref_id))! }
  }
  async function settled(id: string) {
    const told = "select data->>'status' as status from outbox where name = 'payments.settled' and data->>'payment_id' = $1 order by id"
    return (await world.pool.query<{ status: string }>(told, [id])).rows.map(({ status }) => status)
  }
  async function intentsOf(id: string): Promise<Stripe.PaymentIntent[]> {
    const { data } = await stripe().paymentIntents.list({ limit: 100 })
    return data.filter(({ metadata }) => metadata.payment_id === id)
  }
  return { tools, stripe, inOne, open, pay, look, record, settled, intentsOf }
}

/** Sends the gateway's webhooks, genuine and forged. */
export function openLetters(world: World) {
  const gateway = () => world.gateway.gateway
  async function send(event: object, { secret = gateway().webhook_secret, age = 0, alter = (text: string) => text } = {}) {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(Date.now() / 1000) - age
    const signature = gateway().stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'content-type': 'application/json; charset=utf-8', ...(secret && { 'stripe-signature': signature }) }
    return (await fetch(`${world.url}/api/payments/webhook`, { method: 'POST', body: alter(payload), headers })).status
  }
  /** Waits until all webhooks are delivered and handled. */
  async function quiet() {
    await until(async () => (await world.pool.query('select from sandbox.deliveries')).rowCount === 0)
    await world.settle()
  }
  const events = async () => (await world.pool.query('select count(*)::int as n from webhook_events')).rows[0].n as number
  return { send, quiet, events }
}

export const eventOf = (ref: string, more: object = {}) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { id: ref, object: 'payment_intent', ...more } },
})

/** Ben answers at his bank's page. */
export async function answerBank(action_url: string, outcome: 'complete' | 'fail') {
  const url = new URL(action_url)
  const body = new URLSearchParams({ key: url.searchParams.get('key')!, outcome })
  expect((await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
}

export async function until(look: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries++) {
    if (await look()) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('it did not happen')
}
