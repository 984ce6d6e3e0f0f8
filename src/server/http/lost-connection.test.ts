import { expect, test } from 'vitest'
import { openPool } from '#server/db/db.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true })
/** More requests at once than the pool has connections (20): ten wait for one. */
const API = { at_once: 30, rounds: 12 }
/** A page needs far more work than an API answer, so fewer at once. */
const PAGES = { at_once: 12, rounds: 6 }
/** Ends all database connections, as a restart of PostgreSQL does. */
async function throwOut() {
  const { pathname } = new URL(world.pool.options.connectionString!)
  const main = openPool(world.pool.options.connectionString!.replace(pathname, '/postgres'), 1)
  await main.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [pathname.slice(1)])
  await main.end()
}

/** Sends requests while connections end, until at least one got a 503; returns all statuses received. */
async function statuses({ at_once, rounds }: typeof API, ask: (n: number) => Promise<Response>): Promise<Set<number>> {
  const said = new Set<number>()
  for (let round = 0; round < rounds || !said.has(503); round++) {
    const asked = Array.from({ length: at_once }, async (_, n) => {
      const response = await ask(n)
      await response.text()
      said.add(response.status)
    })
    await new Promise((done) => setTimeout(done, (round % 12) * 2))
    await throwOut()
    await Promise.all(asked)
  }
  return said
}

test('thrown out by the database in the midst, ann and ben are told to come back, never that something is broken', async () => {
  const said = await statuses(API, (n) => {
    const { token } = n % 2 ? world.ann : world.ben
    return fetch(`${world.url}/api${n % 3 ? '/users/me' : '/products'}`, { headers: { authorization: `Bearer ${token}` } })
  })
  expect([...said].sort()).toEqual([200, 503])
})

test('nor is a page of theirs', async () => {
  const said = await statuses(PAGES, (n) => {
    const { token } = n % 2 ? world.ann : world.ben
    return fetch(`${world.settings.public_url}${n % 3 ? '/wallet' : '/marketplace/for-sale'}`, { headers: { cookie: `session=${token}` } })
  })
  expect([...said].sort()).toEqual([200, 503])
})
