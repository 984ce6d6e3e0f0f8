import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { type Cluster, runningCluster, startCluster } from '#server/cluster/embedded-postgres.ts'
import { openPool } from '#server/db/db.ts'
import type { Actor } from '../support/cast.ts'
import { insist, joinOver, rest } from '../support/client.ts'
import { type Deployment, deploymentFolder, openDeployment } from '../support/deployment.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { quietPort } from '../support/ports.ts'
import { cartOf } from '../support/sale.ts'
import type { World } from '../support/world.ts'
import { openRoad, type Road } from './road.ts'

/** Number of listening pages. Sockets that send as many requests as allowed: always the number that one address may open. */
const PAGES = Number(process.env.PROVE_N ?? 20)
const GREEDY = 20
const ORDERS = process.env.PROVE_N ? 40 : 6
const PER_ADDRESS = 20

let [dir, road, cluster]: [string, Road, Cluster] = [] as never
let [deployment, pool]: [Deployment, Pool] = [] as never
let [ben, product_id]: [Actor, string] = [] as never
const sockets: Socket[] = []
let flows: Promise<void>[] = []

/** A database that can be restarted while the product runs. */
async function startDatabase(): Promise<string> {
  cluster = await startCluster({ dir, durable: false })
  const url = new URL(`${runningCluster(dir)}/postgres`)
  road.leadsTo(Number(url.port))
  url.port = String(road.port)
  return String(url)
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'cachet-database-'))
  road = await openRoad()
  const DATABASE_URL = await startDatabase()
  const [PORT, GATEWAY_PORT, METRICS_PORT] = [await quietPort(), await quietPort(), await quietPort()].map(String) as [string, string, string]
  deployment = await openDeployment(deploymentFolder(), { PORT, GATEWAY_PORT, METRICS_PORT, DATABASE_URL, TRUST_PROXY: 'loopback' })
  await deployment.ready()
  pool = openPool(DATABASE_URL, 2)
  const ann = await joinOver(deployment.url, 'ann')
  ben = await joinOver(deployment.url, 'ben')
  await pool.query('update members set email_verified_at = clock_timestamp()')
  await openShop(ann)
  product_id = (await sell({ pool } as World, ann, { product: { quantity: 10_000, regular_price: 4_320 } })).id
}, 300_000)

afterAll(async () => {
  flood.over = true
  await Promise.all(flows)
  for (const socket of sockets) socket.disconnect()
  await pool?.end()
  await deployment?.close()
  await cluster?.stop()
  await road?.close()
  rmSync(dir, { recursive: true, force: true })
})

function open(peer: string): Promise<Socket> {
  const extraHeaders = { 'x-forwarded-for': peer }
  const socket = io(deployment.url, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders })
  sockets.push(socket)
  return new Promise((done, fail) => void socket.once('connect', () => done(socket)).once('connect_error', fail))
}

/** A refused connection is tried again, as our pages do. */
async function openPage(n: number): Promise<Socket> {
  const peer = `198.51.100.${Math.floor(n / PER_ADDRESS)}`
  for (let tries = 0; ; tries++) {
    const page = await open(peer).catch((fault) => {
      if (tries > 20) throw fault
    })
    if (page) return page
    await rest(500, 1_000)
  }
}

const names = () => Array.from({ length: 100 }, () => `product:${crypto.randomUUID()}`)
const flood = { requests: 0, over: false }
/** Sends as many requests as one socket may; when disconnected for that, it reconnects at once. */
async function flow() {
  while (!flood.over) {
    const socket = await open('203.0.113.66').catch(() => undefined)
    while (socket?.connected && !flood.over) {
      socket.emit('listen', names())
      flood.requests++
      await rest(53, 0)
    }
    await rest(100, 0)
  }
}

/** Orders one after the other; returns for each the time until a final answer. */
async function buy(count: number): Promise<number[]> {
  const waited: number[] = []
  const cart = await cartOf(ben, [product_id])
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    const said = await insist(ben, orders.checkout, cart, crypto.randomUUID())
    expect(said.status, said.text).toBe(200)
    waited.push(performance.now() - began)
  }
  return waited.sort((a, b) => a - b)
}
const told = (waited: readonly number[]) => `median ${Math.round(waited[waited.length >> 1]!)} ms, longest ${Math.round(waited.at(-1)!)} ms`
const figures: string[] = []

test('twenty sockets of guests ask as often as they may, and orders go on', async () => {
  figures.push(`orders before: ${told(await buy(ORDERS))}`)
  flows = Array.from({ length: GREEDY }, flow)
  await expect
    .poll(() =>
      open('203.0.113.66').then(
        (socket) => !socket.disconnect(),
        () => 'refused',
      ),
    )
    .toBe('refused')
  const before = flood.requests
  figures.push(`orders beside ${GREEDY} sockets: ${told(await buy(ORDERS))}, ${flood.requests - before} requests of 100 names meanwhile`)
  expect(deployment.ends()).toBe(0)
})

test('the database is restarted under listening pages: the process lives, every page hears again', async () => {
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, n) => openPage(n)))
  const name = `product:${product_id}`
  for (const page of pages) expect(await page.emitWithAck('listen', [name])).toEqual([name])
  const again = pages.map((page) => page.emitWithAck.bind(page))
  await cluster.stop()
  const answers = again.map((ask) => ask('listen', [name]))
  await new Promise((done) => setTimeout(done, 3_000))
  expect([deployment.ends(), await deployment.isReady()]).toEqual([0, false])
  await startDatabase()
  const back = await deployment.ready(60_000)
  expect(await Promise.all(answers)).toEqual(pages.map(() => [name]))
  const heard = Promise.all(pages.map((page) => new Promise((done) => page.once('touched', done))))
  figures.push(`orders after the restart, ready after ${Math.round(back)} ms: ${told(await buy(ORDERS))}`)
  await heard
  expect([pages.filter(({ connected }) => connected).length, deployment.ends()]).toEqual([PAGES, 0])
  if (process.env.PROVE_N) console.log(figures.join('\n'))
})
