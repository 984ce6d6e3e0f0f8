import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { OpenApi } from '#server/http/openapi.ts'
import { answerJudge } from '../support/answers.ts'
import { request } from '../support/http-request.ts'
import { remembered } from '../support/memory.ts'
import { useWorld } from '../support/world.ts'
import { examples } from './examples.ts'
import { mutantOf, type Request, requestOf } from './fuzz-requests.ts'
import { makeThings, type Things } from './objects.ts'

const world = useWorld()
/** `npm run prove -- fuzz` sets the number of requests of an issue. */
const N = Number(process.env.PROVE_N ?? 2_000)
const SEED = Number(process.env.PROVE_SEED ?? 1840)
const SLOWEST_CPU_MS = 2_000
const MOST_GROWTH_MB = 40

let page: OpenApi
let judge: ReturnType<typeof answerJudge>
let ids: string[]
let things: Things
const tokens: Record<Request['who'], string> = { guest: '', ann: '', ben: '' }
beforeAll(async () => {
  page = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as OpenApi
  judge = answerJudge(page)
  things = await makeThings(world)
  ids = Object.values(things).filter((id) => /^[0-9a-f-]{36}$/.test(id))
  Object.assign(tokens, { ann: world.ann.token, ben: world.ben.token })
})

const seen = new Map<number, number>()
let slowest = { cpu_ms: 0, path: '' }

async function send({ http, method, path, body, who }: Request): Promise<void> {
  const headers: Record<string, string> = {
    'idempotency-key': crypto.randomUUID(),
    ...(tokens[who] && { authorization: `Bearer ${tokens[who]}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const heard = await request(world.url + path, { method, headers, ...(body !== undefined && { body }) })
  const asked = `${method} ${path.slice(0, 300)} ${body?.slice(0, 500) ?? ''} by ${who}: ${heard.status} ${heard.text.slice(0, 300)}`
  seen.set(heard.status, (seen.get(heard.status) ?? 0) + 1)
  if (heard.cpu_ms > slowest.cpu_ms) slowest = { cpu_ms: heard.cpu_ms, path: `${method} ${path.slice(0, 100)}` }
  expect(heard.status, asked).toBeLessThan(500)
  expect(heard.cpu_ms, asked).toBeLessThan(SLOWEST_CPU_MS)
  expect(heard.text, asked).not.toMatch(/\bat .*\.ts:\d+|node_modules|password_hash|syntax error at/)
  if (heard.status >= 400) expect([typeof heard.json.code, typeof (heard.json as { message?: unknown }).message], asked).toEqual(['string', 'string'])
  if (!path.startsWith('/api/openapi')) expect(judge(http, heard), asked).toBeUndefined()
  if (ENDING.includes(http) && heard.status === 200) await enter()
}

const ENDING = ['POST /logout', 'POST /session/step-up', 'POST /password/change', 'POST /sessions/end-others']
/** Opens ended sessions again. */
const enter = () => world.pool.query("update sessions set ended_at = null, expires_at = clock_timestamp() + interval '1 day'")

test(
  `G7 ${N} requests that nobody should send: no fault, no slow answer, every answer as the page promises`,
  async () => {
    const every = world.product.dispatcher.operations.flatMap((op) => [
      requestOf(op, page, ids),
      ...examples[op.http]!.map(({ given }) => mutantOf(op, given(things))),
    ])
    await fc.assert(fc.asyncProperty(fc.oneof(...every), send), { seed: SEED, numRuns: Math.min(200, N), endOnFailure: false })
    const before = remembered()
    await fc.assert(fc.asyncProperty(fc.oneof(...every), send), { seed: SEED + 1, numRuns: Math.max(0, N - 200) })
    console.info(
      'G7',
      Object.fromEntries([...seen].sort()),
      `slowest ${Math.round(slowest.cpu_ms)} ms of CPU ${slowest.path}, memory ${Math.round(before)} → ${Math.round(remembered())} MB`,
    )
    expect(remembered() - before).toBeLessThan(MOST_GROWTH_MB)
    expect((await fetch(`${world.url}/health/ready`)).status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
  Math.max(120_000, N * 100),
)

test('G4 after all of it the books still balance', async () => {
  const { rows } = await world.pool.query(
    "select currency from ledger_entries group by currency having sum(case direction when 'D' then amount else -amount end) <> 0",
  )
  expect(rows).toEqual([])
})
