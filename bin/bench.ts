// npm run bench [-- products [members]]: CPU per request of Node and of PostgreSQL, beside a raw baseline in the same run. docs/performance.md says how to read it.
import { spawn } from 'node:child_process'
import type { Pool } from 'pg'
import { openPool } from '#server/db/db.ts'
import { joinOver } from '#test/support/client.ts'
import { memoryOf, peakOf } from './bench/cpu.ts'
import { ask, type Figure, type Question, show } from './bench/measure.ts'
import { buyOften } from './bench/orders.ts'
import { openPlace, type Place } from './bench/place.ts'

const PRODUCTS = Number(process.argv[2] ?? 10_000)
const MEMBERS = Number(process.argv[3] ?? PRODUCTS / 10)
const NEVER_ASKED = 1_200
const NEVER_COUNTED = 200

/** Search terms and filters: the most frequent countries, words that one product in sixteen contains, and products of the whole market. */
async function wishes(pool: Pool) {
  const column = async (text: string) => (await pool.query<{ value: string }>(text)).rows.map(({ value }) => encodeURIComponent(value))
  const countries = await column('select country as value from listings where country is not null group by 1 order by count(*) desc limit 12')
  const words = await column(
    `select word as value from ts_stat('select words from listings order by seq desc limit 5000') where ndoc between 240 and 390 and word ~ '^[a-z]{4,}$' order by abs(ndoc - 312), word limit 12`,
  )
  const every = (nth: number, rest: number) => column(`select subject_id as value from listings where seq % ${nth} = ${rest} limit ${PRODUCTS / nth}`)
  const [ids, others] = [await every(Math.max(2, PRODUCTS / 200), 0), await every(Math.max(2, PRODUCTS / 1_000), 1)]
  const people = await column(
    `select id as value from (select id, row_number() over (order by id) as nth from members where email like '%.example') m where nth % greatest(1, ${MEMBERS} / 600) = 0 limit 600`,
  )
  return { countries, words, ids, others, people }
}

async function openRaw(database: string) {
  const child = spawn('node', ['bin/bench/raw.ts'], { env: { ...process.env, DATABASE_URL: database }, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((done) => child.stdout!.once('data', (said: Buffer) => done(said.toString().trim())))
  return { child, pid: child.pid!, at: `http://127.0.0.1:${port}` }
}

/** Varies the URL without changing the result: an upper price limit above all prices. */
const varied = (times: number, paths: readonly string[]) =>
  Array.from({ length: times }, (_, nth) => `${paths[nth % paths.length]}&price_to=${900_000_000 + nth}`)

type Wishes = Awaited<ReturnType<typeof wishes>>
const floorOf = ({ countries, words, ids }: Wishes): readonly Question[] => [
  { what: 'raw list', paths: countries.map((one) => `/list/${one}`) },
  { what: 'raw search', paths: words.map((one) => `/search/${one}`) },
  { what: 'raw detail', paths: ids.map((one) => `/products/${one}`) },
]
function productOf({ countries, words, ids, others, people }: Wishes, tokens: readonly string[]): readonly Question[] {
  const pages = countries.map((one) => `/marketplace/for-sale?country=${one}&page_size=24`)
  const counts = countries.map((one) => `/api/products/get-counts?country=${one}`)
  const lists = countries.map((one) => `/api/products?country=${one}&page_size=24`)
  const searches = words.map((one) => `/api/products?search=${one}&page_size=24`)
  return [
    { what: 'list by API: a country, newest', paths: lists },
    { what: 'list by API, never asked', paths: varied(NEVER_ASKED, lists), once: true },
    { what: 'text search by API', paths: searches },
    { what: 'text search by API, never asked', paths: varied(NEVER_ASKED, searches), once: true },
    { what: 'detail by API', paths: ids.map((one) => `/api/products/${one}`) },
    { what: 'detail by API, never asked', paths: others.map((one) => `/api/products/${one}`), once: true },
    { what: 'list page as HTML, asked again', paths: pages },
    { what: 'list page as HTML, never asked', paths: varied(NEVER_ASKED, pages), once: true },
    { what: 'product page as HTML, asked again', paths: ids.slice(0, 40).map((one) => `/products/${one}`) },
    { what: 'counts, asked within a minute', paths: counts },
    { what: 'counts, never asked', paths: varied(NEVER_COUNTED, counts), once: true, connections: 4 },
    { what: 'GET /users/me', paths: ['/api/users/me'], tokens },
    { what: 'a small answer, as a guest', paths: ['/api/topics?page_size=1'] },
    { what: 'the same with a session', paths: ['/api/topics?page_size=1'], tokens },
    { what: 'profile page as HTML, asked again', paths: people.slice(0, 40).map((one) => `/profile/${one}`) },
    { what: 'profile page as HTML, never asked', paths: people.slice(40).map((one) => `/profile/${one}`), once: true },
  ]
}

async function sessions(url: string): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: 8 }, (_, nth) => joinOver(url, `reader${nth}`)))
  return people.map(({ token }) => token)
}

async function measure(place: Place): Promise<Figure[]> {
  const pool = openPool(place.database, 2)
  const wished = await wishes(pool)
  const raw = await openRaw(place.database)
  const figures: Figure[] = []
  for (const question of floorOf(wished)) figures.push(await ask({ pid: raw.pid, data_dir: place.data_dir }, raw.at, question))
  raw.child.kill()
  const tokens = await sessions(place.url)
  for (const question of productOf(wished, tokens)) figures.push(await ask(place, place.url, question))
  figures.push(await buyOften(place, place.url, pool))
  await pool.end()
  return figures
}

const place = await openPlace(PRODUCTS, MEMBERS)
const idle = memoryOf(place.pid)
show(await measure(place))
console.log(`ready: first start ${place.ready.first.toFixed(2)} s, second ${place.ready.second.toFixed(2)} s`)
console.log(`memory of the Node process: ${idle} MB idle, ${memoryOf(place.pid)} MB after the load, ${peakOf(place.pid)} MB at most`)
await place.close()
process.exit(0)
