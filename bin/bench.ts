// npm run bench [-- products [members] --only list,order --part 0.25]: CPU per request of Node and of PostgreSQL, beside a raw baseline in the same run. docs/performance.md says how to read it.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { openPool } from '#server/db/db.ts'
import { BIDS_ON, bidOften, openBidding, pgbench } from './bench/bids.ts'
import { collectionOf, questionsOfCollection } from './bench/collection.ts'
import { memoryOf, memoryOfHelpers, peakOf, postgresOf } from './bench/cpu.ts'
import { lotsOf, questionsOfLots } from './bench/lots.ts'
import { ask, type Counted, HEADING, lineOf, type Question } from './bench/measure.ts'
import { buyOften } from './bench/orders.ts'
import { openPlace, type Place } from './bench/place.ts'
import { floorOf, questionsOf, wishes } from './bench/questions.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, part: { type: 'string', default: '1' } } })
const PRODUCTS = Number(positionals[0] ?? 10_000)
const MEMBERS = Number(positionals[1] ?? PRODUCTS / 10)
const groups = values.only?.split(',')
const isWanted = ({ group }: Pick<Question, 'group'>) => !groups || groups.includes(group)

/** `--part 0.25`: a quarter of the requests, for a busy machine. */
const partOf = (question: Question): Question => {
  const part = Number(values.part)
  return { ...question, amount: Math.ceil(question.amount * part), warm_up: Math.ceil(question.warm_up * part) }
}

async function openRaw(database: string) {
  const child = spawn('node', ['bin/bench/raw.ts'], { env: { ...process.env, DATABASE_URL: database }, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((done) => child.stdout!.once('data', (said: Buffer) => done(said.toString().trim())))
  return { child, pid: child.pid!, at: `http://127.0.0.1:${port}` }
}

async function askAll(counted: Counted, at: string, questions: readonly Question[]) {
  for (const question of questions.filter(isWanted)) console.log(lineOf(await ask(counted, at, partOf(question))))
}

async function measure(place: Place, pool: Pool) {
  const wished = await wishes(pool, PRODUCTS, MEMBERS)
  const raw = await openRaw(place.database)
  await askAll({ pid: raw.pid, data_dir: place.data_dir }, raw.at, floorOf(wished))
  raw.child.kill()
  await askAll(place, place.url, questionsOf(wished))
  if (isWanted({ group: 'auction page' }) || isWanted({ group: 'auction list' })) await measureLots(place, pool)
  if (isWanted({ group: 'box' })) await askAll(place, place.url, questionsOfCollection(await collectionOf(pool)))
  if (isWanted({ group: 'bids' })) await measureBids(place, pool)
  if (isWanted({ group: 'order' })) console.log(lineOf(await buyOften(place, place.url, pool)))
}

async function measureLots(place: Place, pool: Pool) {
  console.log(`${await lotsOf(pool, PRODUCTS)} lots run`)
  await askAll(place, place.url, await questionsOfLots(pool))
}

const BIDDING_SECONDS = 20
/** Bids beside what pgbench reaches with the same statements, in turn on the same server. */
async function measureBids(place: Place, pool: Pool) {
  const bench = await openBidding(place.url, pool, Math.ceil(BIDDING_SECONDS * Number(values.part)))
  for (const on of BIDS_ON) {
    const figure = await bidOften(place, bench, on)
    const raw = await pgbench(pool, place.database, bench, on)
    console.log(lineOf(figure))
    console.log(
      `  pgbench with the same statements: ${raw.toFixed(0)} a second, so that the product reaches ${((100 * figure.per_second) / raw).toFixed(0)} %`,
    )
  }
}

const place = await openPlace(PRODUCTS, MEMBERS)
const pool = openPool(place.database, 2)
const idle = memoryOf(place.pid)
console.log(HEADING)
try {
  await measure(place, pool)
  console.log(`ready: first start ${place.ready.first.toFixed(2)} s, second ${place.ready.second.toFixed(2)} s`)
  const helpers = memoryOfHelpers(place.pid, postgresOf(place.data_dir))
  console.log(
    `memory of the Node process: ${idle} MB idle, ${memoryOf(place.pid)} MB after the load, ${peakOf(place.pid)} MB at most; its helpers ${helpers} MB`,
  )
} catch (fault) {
  console.error(fault)
  process.exitCode = 1
}
await pool.end()
await place.close()
process.exit()
