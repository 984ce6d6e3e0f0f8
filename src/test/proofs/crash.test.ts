import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenGateway, openCardNetwork } from '#app/gateway.ts'
import { newSecret } from '#server/auth/secret-file.ts'
import { openPool } from '#server/db/db.ts'
import { readSettings } from '#server/settings.ts'
import { joinOver } from '../support/client.ts'
import { type Deployment, deploymentFolder, openDeployment } from '../support/deployment.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { type InterceptingProxy, openInterceptingProxy } from '../support/outside/intercepting-proxy.ts'
import { quietPort } from '../support/ports.ts'
import type { World } from '../support/world.ts'
import { ENDERS, endedWhileAway } from './crash-away.ts'
import { brokenIn } from './crash-checks.ts'
import { figures, type Target, tell } from './crash-figures.ts'
import { type Load, openLoad } from './crash-load.ts'
import { BELLS, type Lookout, listen, MOMENTS } from './crash-moments.ts'

/** Number of kills of the process, and as many of its PostgreSQL. */
const KILLS = Number(process.env.PROVE_N ?? 2)
const REST_AFTER = 20
const HOURS = 7_200_000

let deployment: Deployment
let gateway: OpenGateway
let gateway_pool: Pool
let payments: InterceptingProxy
let letters: InterceptingProxy
let load: Load
let lookout: Lookout

/** The gateway runs as its own process with its own database, so its charges survive every kill. */
beforeAll(async () => {
  const [dir, name] = [deploymentFolder(), `gateway_${process.pid}`]
  const keys = { gateway: newSecret(), webhook: newSecret() }
  const main = openPool(`${inject('cluster')}/postgres`, 1)
  await main.query(`create database ${name}`)
  await main.end()
  gateway_pool = openPool(`${inject('cluster')}/${name}`)
  const [port, gateway_port, metrics_port] = [await quietPort(), await quietPort(), await quietPort()]
  payments = await openInterceptingProxy(() => `http://127.0.0.1:${gateway_port}`)
  letters = await openInterceptingProxy(() => `http://127.0.0.1:${port}`)
  const PORT = new URL(letters.url).port
  gateway = await openCardNetwork(readSettings({ PORT, GATEWAY_PORT: String(gateway_port), DATA_DIR: dir }), gateway_pool, keys)
  deployment = await openDeployment(dir, {
    ...{ PORT: String(port), METRICS_PORT: String(metrics_port), COMMISSION: '250', STRIPE_API_URL: payments.url },
    ...{ STRIPE_SECRET_KEY: `sk_test_${keys.gateway}`, STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox', STRIPE_WEBHOOK_SECRET: `whsec_${keys.webhook}` },
  })
  await deployment.ready()
  lookout = await station()
  await lookout.pool.query(BELLS)
  load = await openMarket()
}, 600_000)

afterAll(async () => {
  await leaveStation()
  await deployment?.close()
  for (const road of [payments, letters]) await road?.close()
  await gateway?.close()
  await gateway_pool?.end()
})

/** Retries, because the database may restart again after it has reported ready. */
async function station(): Promise<Lookout> {
  const listenNow = async () => listen(`${deployment.database()!.url}/postgres?application_name=onlooker`)
  for (const until = performance.now() + PATIENCE_MS; ; await pause(50)) {
    const told = await listenNow().catch((fault) => {
      if (performance.now() > until) throw fault
    })
    if (told) return { pool: deployment.look(), told, payments, letters }
  }
}
const PATIENCE_MS = 20_000

async function leaveStation() {
  await lookout?.told.end().catch(() => {})
  if (lookout && !lookout.pool.ended) await lookout.pool.end()
}

/** ann and cleo sell, four members buy: pieces in large stock, pieces of both sellers, and pieces that sell out. */
async function openMarket() {
  const world = { pool: lookout.pool } as World
  const people = await Promise.all(['ann', 'cleo', 'ben', 'dora', 'emil', 'fay'].map((name) => joinOver(deployment.url, name)))
  await lookout.pool.query('update members set email_verified_at = clock_timestamp()')
  const [ann, cleo, ...buyers] = people as [(typeof people)[0], (typeof people)[0], ...typeof people]
  for (const seller of [ann, cleo]) await openShop(seller)
  const many = { product: { quantity: 100_000, regular_price: 4_320 } }
  const [plenty, other, hers] = [await sell(world, ann, many), await sell(world, ann, many), await sell(world, cleo, many)]
  const rare = await sell(world, ann, { product: { quantity: 10 + KILLS, regular_price: 12_345 } })
  return openLoad(buyers, { sellers: [ann, cleo], carts: [[plenty.id], [plenty.id, other.id], [other.id, hers.id], [rare.id]] })
}

type Victim = () => void | Promise<void>

/** A random backend of the product's connections; when one is killed, PostgreSQL ends all connections and recovers. */
async function aBackend(): Promise<Victim> {
  const { rows } = await lookout.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and application_name <> 'onlooker' order by random()",
  )
  return () => void rows.some(({ pid }) => deployment.kill(pid))
}

/** Waits for the moment, at most three seconds, and then kills. */
async function strikeAt(moment: string, victim: Victim): Promise<boolean> {
  let stop = () => {}
  let alarm: NodeJS.Timeout
  const came = await new Promise<boolean>((done) => {
    let struck = false
    const strike = (chosen: boolean) => {
      if (struck) return
      struck = true
      void victim()
      done(chosen)
    }
    stop = MOMENTS[moment]!(lookout, () => strike(true))
    alarm = setTimeout(() => strike(false), 3_000)
  })
  clearTimeout(alarm!)
  stop()
  return came
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits until the product has restarted and answers; returns the time. */
async function comesBack(before: number, gone: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await gone
  for (;;) {
    await deployment.ready()
    if (before === 0 || deployment.pid() !== before) return performance.now() - from
    await pause(10)
  }
}

/** Kills again while the product is starting. */
async function strikeAgain(before: number) {
  while (!deployment.pid() || deployment.pid() === before) await pause(5)
  await pause(Math.random() * 700)
  const next = deployment.pid()!
  deployment.kill(next)
  return next
}

let expected_ends = 0
async function crash(target: Target, moment: string, twice: boolean) {
  const pid = deployment.pid()!
  const gone = new Promise((done) => lookout.told.once('end', done))
  const backend = target === 'backend' && (await aBackend())
  const master = deployment.database()!.pid
  const victim: Victim = backend || (() => void deployment.kill(target === 'process' ? pid : master))
  const came = await strikeAt(moment, victim)
  const last = twice && !backend ? await strikeAgain(pid) : pid
  const took = await comesBack(backend ? 0 : last, backend ? gone : Promise.resolve())
  if (!backend) expected_ends += twice ? 2 : 1
  await leaveStation()
  lookout = await station()
  const { back, came: times } = figures[target]
  back.push(took)
  times.push(Number(came))
  if (backend && deployment.pid() !== pid) figures.backend.fell++
}

let away = 0
/** Outage instead of a kill: the gateway is unreachable for a while. */
async function gatewayAway() {
  const fall = async () => {
    const pid = deployment.pid()!
    deployment.kill(pid)
    await comesBack(pid, Promise.resolve())
    expected_ends++
    await leaveStation()
    lookout = await station()
  }
  for (const by of ENDERS) {
    wrong.push(...(await endedWhileAway({ load, payments, pool: () => lookout.pool, crash: fall }, by)))
    away++
  }
}

const names = Object.keys(MOMENTS)
const wrong: string[] = []
async function expectSound(after: string, at_rest = false) {
  const broken = await brokenIn(lookout.pool, gateway_pool, load.journal, at_rest)
  wrong.push(...broken.map((one) => `after ${after}: ${one}`))
}

const UNANSWERED = `update order_groups g set reserved_until = clock_timestamp() - interval '1 second'
  where status = 'pending_payment' and exists (select from payments where ref_id = g.id and status = 'requires_action')`

/** Makes due times pass by moving them back. At the end of a full proof only banks that never answer are moved. */
async function comeToRest(by_itself = false) {
  await load.pause()
  await lookout.pool.query(
    "update order_groups set reserved_until = clock_timestamp() - interval '1 second' where status = 'pending_payment' and extended",
  )
  if (!by_itself) {
    await lookout.pool.query("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where status = 'pending_payment'")
    await lookout.pool.query('update payments set check_at = clock_timestamp() where check_at is not null')
    await lookout.pool.query('update outbox set due_at = clock_timestamp() where done_at is null')
  }
  await load.buy()
  const open = `select (select count(*) from order_groups where status = 'pending_payment') + (select count(*) from payments where check_at is not null)
    + (select count(*) from outbox where done_at is null and dead_at is null) as n`
  const count = async (pool: Pool, text: string) => Number((await pool.query(text)).rows[0].n)
  const moving = async () => (await count(gateway_pool, 'select count(*) as n from sandbox.deliveries')) + (await count(lookout.pool, open))
  for (let tries = 0; tries < 1_800 && (await moving()) > 0; tries++) {
    await lookout.pool.query(UNANSWERED)
    await pause(100)
  }
}

test(`${KILLS} kills of the process and ${KILLS} of PostgreSQL: nothing acknowledged is lost, nothing done twice, nobody helps`, {
  timeout: HOURS,
}, async () => {
  load.go()
  for (let n = 0; n < 2 * KILLS; n++) {
    await pause(1_100)
    const target: Target = n % 2 === 0 ? 'process' : n % 4 === 1 ? 'postgres' : 'backend'
    const moment = names[Math.floor(n / 2 + (n % 2) * 5) % names.length]!
    await crash(target, moment, n % 10 === 4).catch((fault) => {
      throw new Error(`${n + 1} (${target}: ${moment}), ${deployment.ends()} ends of ${expected_ends}:\n${deployment.said()}`, { cause: fault })
    })
    await expectSound(`${n + 1} (${target}: ${moment})`)
    if ((n + 1) % REST_AFTER === 0) {
      await comeToRest()
      await expectSound(`${n + 1}, at rest`, true)
      await gatewayAway()
      tell(load, n + 1, away)
      load.go()
    }
    if (wrong.length) break
  }
  await gatewayAway()
  await comeToRest(KILLS > REST_AFTER)
  await expectSound('all', true)
  tell(load, 2 * KILLS, away)
  await load.pause()
  expect([...wrong, ...load.surprises], deployment.said()).toEqual([])
  expect(figures.backend.fell).toBe(0)
  expect(deployment.ends(), deployment.said()).toBe(expected_ends)
  expect(load.journal.filter(({ status }) => status === 'paid').length).toBeGreaterThan(KILLS)
})
