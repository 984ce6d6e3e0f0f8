// A second process of the product on a test's database. It kills itself with SIGKILL right before the step it is told: no handler runs, no transaction
// is ended, no answer leaves.
import http from 'node:http'
import pg from 'pg'
import Stripe from 'stripe'
import { serverParts } from '#app/server.ts'
import { openServices } from '#app/services.ts'
import { viewerFinder } from '#features/accounts/server/public.ts'
import { openSecrets } from '#server/auth/secrets.ts'
import { sweeperLane } from '#server/clocks/lane.ts'
import { openPool } from '#server/db/db.ts'
import { openServer, type Server } from '#server/server.ts'
import { readSettings } from '#server/settings.ts'
import type { Order, Work } from './victims.ts'

const WRITES = /^\s*(commit|insert|update|delete|with\b[\s\S]*?\b(insert into|update|delete from))\b/i
/** Steps are counted while it works: its own, and those of the listeners behind it. */
let at_work = false
let [steps, last] = [0, 0]
const faults: string[] = []
function step() {
  if (at_work && ++steps === last) process.kill(process.pid, 'SIGKILL')
}

type Ask = (this: pg.Client, asked: string | { text?: string }, ...more: unknown[]) => unknown
const client = pg.Client.prototype as unknown as { query: Ask }
const ask = client.query
client.query = function (asked, ...more) {
  const text = (typeof asked === 'string' ? asked : asked.text) ?? ''
  if (WRITES.test(text) && !text.includes('pgboss')) step()
  return ask.call(this, asked, ...more)
}
const request = http.request
http.request = ((...given: Parameters<typeof request>) => {
  step()
  return request(...given)
}) as typeof request

async function open() {
  const { database, env } = JSON.parse(process.env.VICTIM!) as { database: string; env: Record<string, string> }
  const settings = readSettings(env)
  const pool = openPool(database)
  const secrets = await openSecrets(pool, settings)
  const stripe = new Stripe(`sk_test_${secrets.gateway}`, { host: '127.0.0.1', port: settings.gateway_port, protocol: 'http', telemetry: false })
  const gateway = { provider: 'sandbox' as const, stripe, webhook_secret: `whsec_${secrets.webhook}`, account_webhook_secret: '' }
  const product = await openServer(
    settings,
    pool,
    { ...(await openServices(settings, secrets)), gateway: { ...gateway, fields_url: '', stripe_key: null } },
    serverParts(pool),
  )
  // Its clocks would do what the test has kept for a step of its own.
  await product.timers.stop()
  Object.assign(product.timers, { sweep: async () => 0 })
  return { product, pool, sweepers: (await serverParts(pool)(product.db)).slices.flatMap((slice) => slice.sweepers) }
}

const { product, pool, sweepers } = await open()
const find = viewerFinder(pool, product.db)

async function done(todo: Work, { db, tools, dispatcher, relay }: Server): Promise<number | null> {
  if ('sweeps' in todo) {
    const sweeper = sweepers.find(({ name }) => name === todo.sweeps)!
    const log = (fault: unknown) => void faults.push(String(fault))
    await sweeperLane({ db, tools, wake: () => {}, log }, sweeper, () => {}).sweep()
    await relay.drain()
    return null
  }
  const viewer = await find(todo.token)
  if (viewer === 'over') throw new Error('the session is over')
  const asking = { viewer, locale: 'en', client: 'api', peer: '127.0.0.1', agent: 'test', key: todo.key } as const
  const { status } = await dispatcher.dispatch(todo.asks, todo.input, asking)
  await relay.drain()
  return status
}

process.on('message', async ({ todo, at }: Order) => {
  ;[steps, last] = [0, at]
  at_work = true
  const status = await done(todo, product)
  // The last step of all is its answer.
  step()
  at_work = false
  process.send!({ steps, status, faults: faults.splice(0) })
})
process.on('disconnect', () => process.exit())
process.send!('open')
