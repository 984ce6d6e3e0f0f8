import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCardNetwork } from '#app/gateway.ts'
import { newSecret } from '#server/auth/secret-file.ts'
import { freePort, startCluster } from '#server/cluster/embedded-postgres.ts'
import { openPool } from '#server/db/db.ts'
import { readSettings } from '#server/settings.ts'
import { scaleMarket } from '../../db/seeds/crowd/scale.ts'

const folder = (name: string) => {
  const dir = mkdtempSync(join(tmpdir(), `cachet-bench-${name}-`))
  chmodSync(dir, 0o755)
  return dir
}

/** The product as `npm start` runs it, with a market of this size; the gateway is outside and its CPU is not counted. */
export async function openPlace(products: number, members: number) {
  const data_dir = folder('product')
  const [port, gateway_port, metrics_port] = [await freePort(), await freePort(), await freePort()]
  const gateway = await openOutside(data_dir, port, gateway_port)
  const env = {
    ...process.env,
    ...settingsOf(data_dir, { port, gateway_port, metrics_port, secret_key: gateway.secret_key, webhook_secret: gateway.webhook_secret }),
  }
  const first = await start(env, port)
  await stop(first.child)
  await fill(data_dir, products, members)
  const second = await start(env, port)
  const database = databaseOf(data_dir)
  return {
    ...{ data_dir, database, url: `http://127.0.0.1:${port}`, pid: second.child.pid! },
    ready: { first: first.seconds, second: second.seconds },
    async close() {
      await stop(second.child)
      await gateway.close()
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}
export type Place = Awaited<ReturnType<typeof openPlace>>

async function openOutside(product_dir: string, port: number, gateway_port: number) {
  const dir = folder('gateway')
  const cluster = await startCluster({ dir, durable: false })
  const pool = openPool(`${cluster.url}/postgres`)
  const keys = { gateway: newSecret(), webhook: newSecret() }
  const network = await openCardNetwork(readSettings({ PORT: String(port), GATEWAY_PORT: String(gateway_port), DATA_DIR: product_dir }), pool, keys)
  return {
    secret_key: `sk_test_${keys.gateway}`,
    webhook_secret: network.gateway.webhook_secret,
    async close() {
      await network.close()
      await pool.end()
      await cluster.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

interface Ports {
  readonly port: number
  readonly gateway_port: number
  readonly metrics_port: number
  readonly secret_key: string
  readonly webhook_secret: string
}
const settingsOf = (dir: string, { port, gateway_port, metrics_port, secret_key, webhook_secret }: Ports) => ({
  ...{ NODE_ENV: 'production', PORT: String(port), METRICS_PORT: String(metrics_port), DATA_DIR: dir },
  ...{ DEMO: '0', LIMITS: '0', LOG_LEVEL: 'warn', STRIPE_API_URL: `http://127.0.0.1:${gateway_port}` },
  ...{ STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox', STRIPE_WEBHOOK_SECRET: webhook_secret },
})

async function start(env: NodeJS.ProcessEnv, port: number): Promise<{ child: ChildProcess; seconds: number }> {
  const from = performance.now()
  const child = spawn('node', ['--max-semi-space-size=16', '--max-old-space-size=192', '--enable-source-maps', 'src/app/main.ts'], {
    env: { ...env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 20))
  return { child, seconds: (performance.now() - from) / 1000 }
}

async function stop(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function fill(dir: string, products: number, members: number) {
  const cluster = await startCluster({ dir, durable: true })
  const pool = openPool(`${cluster.url}/postgres`)
  const from = performance.now()
  await scaleMarket({ pool, products, members, currency: 'USD', say: () => {} })
  console.log(`${products} products and ${members} members in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  await pool.end()
  await cluster.stop()
}

function databaseOf(dir: string): string {
  const port = readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${readFileSync(join(dir, 'postgres.password'), 'utf8').trim()}@127.0.0.1:${port}/postgres`
}
