import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { back, keys, open, openDatabase, stripeAt } from './world.ts'

let database: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  database = await openDatabase('killed')
}, 120_000)
afterAll(() => database.close())

const program = `
  const [pg, { openGateway }] = await Promise.all([import('pg'), import('#sandbox/gateway/gateway.ts')])
  const options = JSON.parse(process.env.GATEWAY)
  const gateway = await openGateway({ ...options, pool: new pg.default.Pool({ connectionString: options.database }) })
  process.stdout.write(gateway.url)`

async function openProcess(): Promise<{ child: ChildProcess; url: string }> {
  const options = {
    database: database.url,
    port: 0,
    host: '127.0.0.1',
    ...keys,
    webhook: { url: 'http://127.0.0.1:1/nobody', secret: keys.secret },
    app_origin: back,
  }
  const env = { ...process.env, GATEWAY: JSON.stringify(options) }
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(child.stdout!, 'data')
  return { child, url: String(url) }
}

test('a gateway whose connections to the database are cut goes on', async () => {
  const gateway = await open(database.pool, 'http://127.0.0.1:1/nobody')
  const stripe = stripeAt(gateway.url, 3)
  const asked = Array.from({ length: 20 }, (_, number) => stripe.customers.create({ name: `ben ${number}` }).catch(() => undefined))
  await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  await Promise.all(asked)
  expect((await stripe.customers.create({ name: 'ben' })).name).toBe('ben')
  await gateway.close()
  await database.pool.query('drop schema sandbox cascade')
}, 60_000)

test('a gateway killed while forty payments of ben run loses none and charges none twice', async () => {
  const { child, url } = await openProcess()
  const order = { amount: 900, currency: 'usd', confirm: true, payment_method: 'pm_card_visa', return_url: back }
  const payAt = (address: string) => (_: unknown, number: number) =>
    stripeAt(address).paymentIntents.create({ ...order, metadata: { order: String(number) } }, { idempotencyKey: `order-${number}` })
  const orders = Array.from({ length: 40 })
  const tries = orders.map(payAt(url))
  await Promise.any(tries)
  child.kill('SIGKILL')
  const before = await Promise.allSettled(tries)
  expect(before.some(({ status }) => status === 'rejected')).toBe(true)
  const second = await open(database.pool, 'http://127.0.0.1:1/nobody')
  const after = await Promise.all(orders.map(payAt(second.url)))
  for (const [number, first] of before.entries()) if (first.status === 'fulfilled') expect(after[number]!.id).toBe(first.value.id)
  const count = `select object, count(*)::int as kept from sandbox.objects where object in ('charge', 'payment_intent', 'event', 'balance_transaction') group by 1`
  const { rows } = await database.pool.query<{ object: string; kept: number }>(count)
  expect(rows.map(({ kept }) => kept)).toEqual([40, 40, 40, 40])
  expect((await stripeAt(second.url).balance.retrieve()).available).toMatchObject([{ amount: 36_000 }])
  await second.close()
}, 60_000)
