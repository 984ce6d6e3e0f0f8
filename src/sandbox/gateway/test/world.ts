import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import Stripe from 'stripe'
import { startCluster } from '#server/cluster/embedded-postgres.ts'
import { openGateway } from '../gateway.ts'

export const keys = { secret_key: 'sk_test_ben', publishable_key: 'pk_test_ben', secret: 'whsec_ben' }
export const back = 'http://localhost:3999/checkout'

export async function openDatabase(name: string) {
  const cluster = await startCluster({ dir: `/tmp/gateway-pg/${name}`, durable: false })
  const root = new pg.Client(`${cluster.url}/postgres`)
  await root.connect()
  await root.query(`drop database if exists ${name} with (force)`)
  await root.query(`create database ${name}`)
  await root.end()
  const pool = new pg.Pool({ connectionString: `${cluster.url}/${name}`, max: 10 })
  // pool.end() resolves before its sockets close: the stopping server must not fail the test.
  pool.on('error', () => {})
  const close = async () => {
    await pool.end()
    await cluster.stop()
  }
  return { pool, url: `${cluster.url}/${name}`, close }
}

/** The product's webhook: verifies signatures with Stripe's library and answers with the given statuses. */
export async function openShop(stripe: Stripe, answers: number[] = []) {
  const events: Stripe.Event[] = []
  const wrong: unknown[] = []
  const server = createServer(async (request, response) => {
    try {
      events.push(stripe.webhooks.constructEvent(await bodyOf(request), request.headers['stripe-signature']!, keys.secret))
    } catch (fault) {
      wrong.push(fault)
    }
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.closeAllConnections() ?? server.close(done))
  return { url: `http://127.0.0.1:${port}/hook`, events, wrong, answers, close }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

export const open = (pool: pg.Pool, hook: string, port = 0) =>
  openGateway({ pool, port, host: '127.0.0.1', ...keys, webhook: { url: hook, secret: keys.secret }, app_origin: 'http://localhost:3999' })

export function stripeAt(url: string, maxNetworkRetries = 0) {
  const { hostname, port } = new URL(url)
  return new Stripe(keys.secret_key, { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries, telemetry: false })
}

/** Sends the request that the card form makes. */
export async function typeCard(url: string, number: string, more: Record<string, string> = {}) {
  const card = { 'card[number]': number, 'card[exp_month]': '4', 'card[exp_year]': '2031', 'card[cvc]': '123' }
  const body = new URLSearchParams({ type: 'card', ...card, ...more })
  const headers = { authorization: `Bearer ${keys.publishable_key}`, origin: url }
  return (await fetch(`${url}/v1/payment_methods`, { method: 'POST', body, headers })).json() as Promise<
    Stripe.PaymentMethod & { error?: Stripe.StripeRawError }
  >
}

/** Ben answers at the bank's page, without JavaScript. */
export async function answerBank(address: string, fields: Record<string, string>) {
  const page = await fetch(address, { redirect: 'manual' })
  const html = await page.text()
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  const hidden = Object.fromEntries([...html.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name!, value!]))
  const body = new URLSearchParams({ ...hidden, ...fields })
  const answer = await fetch(new URL(action, address), { method: 'POST', body, redirect: 'manual' })
  return { page, html, status: answer.status, location: answer.headers.get('location') ?? '' }
}

export async function until<T>(look: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    const found = await look()
    if (found) return found
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('It did not happen')
}
