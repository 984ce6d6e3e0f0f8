// npm run bench [-- products]: CPU per request of Node and of PostgreSQL, beside a raw baseline in the same run. docs/performance.md says how to read it.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openPool } from '#server/db.ts'
import { freePort, startCluster } from '#server/postgres/cluster.ts'
import { scaleMarket } from '../db/seeds/crowd/scale.ts'
import { cpuOf, cpuOfPostgres, memoryOf, peakOf } from './bench/cpu.ts'

const PRODUCTS = Number(process.argv[2] ?? 10_000)
const REQUESTS = 4_000
const WARM_UP = 1_000
const CONNECTIONS = 32

const data_dir = mkdtempSync(join(tmpdir(), 'cachet-bench-'))
chmodSync(data_dir, 0o755)
const port = await freePort()
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: data_dir,
  DEMO: '0',
  LIMITS: '0',
  LOG_LEVEL: 'warn',
  GATEWAY_PORT: String(await freePort()),
  METRICS_PORT: String(await freePort()),
}

async function start(): Promise<{ child: ChildProcess; seconds: number }> {
  const from = performance.now()
  const child = spawn('node', ['--max-semi-space-size=16', 'src/app/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 20))
  return { child, seconds: (performance.now() - from) / 1000 }
}
async function stop(child: ChildProcess) {
  child.kill('SIGTERM')
  await new Promise((done) => child.once('exit', done))
}

interface Figure {
  what: string
  node: number
  postgres: number
  per_second: number
}
async function measure(what: string, url: string, pid: number): Promise<Figure> {
  const load = (amount: number) => autocannon({ url, connections: CONNECTIONS, amount })
  await load(WARM_UP)
  const [node, postgres] = [cpuOf(pid), cpuOfPostgres(data_dir)]
  const { requests, non2xx } = await load(REQUESTS)
  if (non2xx) throw new Error(`${url} answered ${non2xx} times with something else than success`)
  return {
    what,
    node: (cpuOf(pid) - node) / REQUESTS / 1e6,
    postgres: (cpuOfPostgres(data_dir) - postgres) / REQUESTS / 1e6,
    per_second: Math.round(requests.average),
  }
}

const first = await start()
await stop(first.child)
const cluster = await startCluster({ dir: data_dir, durable: true })
const pool = openPool(`${cluster.url}/postgres`)
const filled = performance.now()
await scaleMarket({ pool, products: PRODUCTS, members: Math.ceil(PRODUCTS / 10), currency: 'USD', say: () => {} })
console.log(`${PRODUCTS} products in ${((performance.now() - filled) / 1000).toFixed(1)} s`)
const { rows } = await pool.query<{ id: string }>('select product_id as id from product_cards order by seq desc limit 1')
await pool.end()
await cluster.stop()

const second = await start()
const pid = second.child.pid!
const idle = memoryOf(pid)
const here = `http://127.0.0.1:${port}`
const password = readFileSync(join(data_dir, 'postgres.password'), 'utf8').trim()
const postgres_port = readFileSync(join(data_dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
const raw = spawn('node', ['bin/bench/raw.ts'], {
  env: { ...process.env, DATABASE_URL: `postgres://postgres:${password}@127.0.0.1:${postgres_port}/postgres` },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const raw_port = await new Promise<string>((done) => raw.stdout!.once('data', (said: Buffer) => done(said.toString().trim())))
const floor = `http://127.0.0.1:${raw_port}`

const figures = [
  await measure('raw list (node:http + pg)', `${floor}/`, raw.pid!),
  await measure('list by API, country, newest', `${here}/api/products?country=FR`, pid),
  await measure('text search by API', `${here}/api/products?search=zeppelin`, pid),
  await measure('raw detail (node:http + pg)', `${floor}/products/${rows[0]!.id}`, raw.pid!),
  await measure('detail by API', `${here}/api/products/${rows[0]!.id}`, pid),
  await measure('list page as HTML', `${here}/marketplace/for-sale?country=FR`, pid),
]
console.table(
  figures.map(({ what, node, postgres, per_second }) => ({
    what,
    'Node ms': node.toFixed(3),
    'PostgreSQL ms': postgres.toFixed(3),
    'both ms': (node + postgres).toFixed(3),
    'per second': per_second,
  })),
)
console.log(`ready: first start ${first.seconds.toFixed(2)} s, second ${second.seconds.toFixed(2)} s`)
console.log(`memory of the Node process: ${idle} MB idle, ${memoryOf(pid)} MB after the load, ${peakOf(pid)} MB at most`)
raw.kill()
await stop(second.child)
rmSync(data_dir, { recursive: true, force: true })
process.exit(0)
