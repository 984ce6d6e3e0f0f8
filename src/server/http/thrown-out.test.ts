import { afterAll, expect, test } from 'vitest'
import { openPool } from '#server/db.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const ROUNDS = 12
const answers: number[] = []

afterAll(() => expect(answers.length).toBeGreaterThan(0))

/** A process that PostgreSQL lost makes it throw everybody out; it is back a moment later. */
async function throwOut() {
  const { pathname } = new URL(world.pool.options.connectionString!)
  const main = openPool(world.pool.options.connectionString!.replace(pathname, '/postgres'), 1)
  await main.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [pathname.slice(1)])
  await main.end()
}

test('thrown out by the database in the midst, ann and ben are told to come back, never that something is broken', async () => {
  const ask = (token: string, path: string) =>
    fetch(`${world.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } }).then(async (response) => {
      await response.text()
      answers.push(response.status)
    })
  for (let round = 0; round < ROUNDS; round++) {
    const asked = Array.from({ length: 30 }, (_, n) => ask(n % 2 ? world.ann.token : world.ben.token, n % 3 ? '/users/me' : '/products'))
    await new Promise((done) => setTimeout(done, round * 2))
    await throwOut()
    await Promise.all(asked)
  }
  const said = new Set(answers)
  expect([...said].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(said).toContain(200)
  expect(said).toContain(503)
})
