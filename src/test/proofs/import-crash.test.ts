import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imports } from '#features/imports/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '../support/cast.ts'
import { joinOver } from '../support/client.ts'
import { type Deployment, deploymentFolder, openDeployment } from '../support/deployment.ts'
import { quietPort } from '../support/ports.ts'

/** Enough for the kill to come while rows come in. */
const ROWS = process.env.PROVE_N ? 6_000 : 2_000
/** How often the process is killed while rows come in. */
const KILLS = Number(process.env.PROVE_N ?? 1)
let deployment: Deployment

beforeAll(async () => {
  const [PORT, GATEWAY_PORT, METRICS_PORT] = [await quietPort(), await quietPort(), await quietPort()].map(String) as [string, string, string]
  deployment = await openDeployment(deploymentFolder(), { PORT, GATEWAY_PORT, METRICS_PORT })
  await deployment.ready()
}, 300_000)
afterAll(() => deployment?.close())

const table = [
  'Name,Country,Year,Michel,Condition',
  ...Array.from({ length: ROWS }, (_, n) => `Stamp ${n + 1},Spain,${1900 + (n % 100)},${n + 1},MNH`),
]

async function upload(who: Actor) {
  const body = new FormData()
  body.append('file', new Blob([table.join('\n')]), 'stamps.csv')
  const said = await fetch(`${deployment.url}/api/imports`, { method: 'POST', headers: { authorization: `Bearer ${who.token}` }, body })
  const { result } = (await said.json()) as { result?: { import: { id: string } } }
  if (!result) throw new Error(`the file was answered with ${said.status}`)
  return result.import.id as never
}
/** Its database has another port after each restart. */
async function asking<T>(ask: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = deployment.look()
  return ask(pool).finally(() => pool.end())
}
/** Asks until it is so; while the process is away there is no answer. */
async function until<T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  for (const end = performance.now() + 240_000; performance.now() < end; await pause(20)) {
    const found = await ask().catch(() => undefined)
    if (found !== undefined && isSo(found)) return found
  }
  throw new Error(`it does not come to an end:\n${deployment.said()}`)
}

test('an import whose process is killed in its middle goes on after the restart, and no row comes in twice', async () => {
  const ann = await joinOver(deployment.url, 'ann')
  await asking((pool) => pool.query('update members set email_verified_at = clock_timestamp()'))
  const id = await upload(ann)
  const show = async () => (await ann.gets(imports.show, { id })).import
  await until(show, ({ status }) => status === 'ready')
  await ann.gets(imports.run, { id })
  for (let n = 1; n <= KILLS; n++) {
    const { status } = await until(show, ({ status: now, counts }) => now !== 'running' || counts.imported >= (n * ROWS) / (KILLS + 2))
    expect(status).toBe('running')
    const pid = deployment.pid()!
    expect(deployment.kill(pid)).toBe(true)
    await until(
      async () => deployment.pid(),
      (now) => now !== undefined && now !== pid,
    )
    await deployment.ready()
  }
  expect(await until(show, ({ status }) => status !== 'running')).toMatchObject({ status: 'done', counts: { imported: ROWS, wrong: 0 } })
  const { total } = await ann.gets(stampItems.counts, { user_id: ann.id, count_type: ['country'] })
  expect(total).toBe(ROWS)
  const items = await asking((pool) =>
    pool.query('select count(distinct name)::int as names, count(*)::int as items from stamp_items where member_id = $1', [ann.id]),
  )
  const sums = await asking((pool) =>
    pool.query("select sum(amount)::int as items from collection_days where member_id = $1 and what = 'items'", [ann.id]),
  )
  expect([items.rows[0], sums.rows[0].items]).toEqual([{ names: ROWS, items: ROWS }, ROWS])
}, 600_000)
