import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imports } from '#features/imports/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '../support/cast.ts'
import { joinOver } from '../support/client.ts'
import { type Deployment, deploymentFolder, openDeployment } from '../support/deployment.ts'
import { quietPort } from '../support/ports.ts'

/** Rows of the file; `npm run prove -- import-speed` takes 20,000. */
const ROWS = Number(process.env.PROVE_N ?? 1_000)
const SEARCHABLE_MS = 10_000
let deployment: Deployment

beforeAll(async () => {
  const [PORT, GATEWAY_PORT, METRICS_PORT] = [await quietPort(), await quietPort(), await quietPort()].map(String) as [string, string, string]
  deployment = await openDeployment(deploymentFolder(), { PORT, GATEWAY_PORT, METRICS_PORT })
  await deployment.ready()
}, 300_000)
afterAll(() => deployment?.close())

const table = [
  'Name,Country,Year,Michel,Scott,Condition,Denomination,Colour,Perforation,Place,Price,Note',
  ...Array.from({ length: ROWS }, (_, n) =>
    [`Definitive ${n + 1}`, ['Spain', 'France', 'Germany'][n % 3], 1900 + (n % 100), n + 1, n + 2, ['MNH', 'MH'][n % 2]]
      .join(',')
      .concat(`,${1 + (n % 90)} c,blue,14,box ${n % 40},${1 + (n % 50)}.50,of the fair of ${2000 + (n % 20)}`),
  ),
]

async function upload(who: Actor) {
  const body = new FormData()
  body.append('file', new Blob([table.join('\n')]), 'stamps.csv')
  const said = await fetch(`${deployment.url}/api/imports`, { method: 'POST', headers: { authorization: `Bearer ${who.token}` }, body })
  const { result } = (await said.json()) as { result?: { import: { id: string } } }
  if (!result) throw new Error(`the file was answered with ${said.status}`)
  return result.import.id as never
}
async function until<T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (const end = performance.now() + 30_000 + 5 * ROWS; performance.now() < end; await pause(20)) {
    const found = await ask()
    if (isSo(found)) return found
  }
  throw new Error(`it does not come to an end:\n${deployment.said()}`)
}

test('a file becomes rows of the collection, all of them, and each is found by its number within ten seconds', async () => {
  const ann = await joinOver(deployment.url, 'ann')
  const pool = deployment.look()
  await pool.query('update members set email_verified_at = clock_timestamp()')
  await pool.end()
  const from = performance.now()
  const id = await upload(ann)
  const show = async () => (await ann.gets(imports.show, { id })).import
  const { counts } = await until(show, ({ status }) => status !== 'checking')
  const read = performance.now()
  expect(counts.wrong).toBe(0)
  await ann.gets(imports.run, { id })
  const begun = performance.now()
  expect(await until(show, ({ status }) => status !== 'running')).toMatchObject({ status: 'done', counts: { imported: ROWS, wrong: 0 } })
  const committed = performance.now()
  const found = async (n: number) => (await ann.gets(stampItems.list, { user_id: ann.id, catalogue_number: `scott:${n + 1}` })).stamp_items.data
  for (const n of [1, Math.ceil(ROWS / 2), ROWS])
    await until(
      () => found(n),
      (all) => all.some(({ name }) => name === `Definitive ${n}`),
    )
  const searchable = performance.now() - committed
  const rate = (ms: number) => Math.round((ROWS * 1_000) / ms)
  console.info(
    `import: ${ROWS} rows read in ${Math.round(read - from)} ms and written in ${Math.round(committed - begun)} ms, ${rate(committed - begun)} rows a second; from file to committed rows ${rate(committed - begun + read - from)} a second; searchable ${Math.round(searchable)} ms after`,
  )
  expect(searchable).toBeLessThan(SEARCHABLE_MS)
}, 600_000)
