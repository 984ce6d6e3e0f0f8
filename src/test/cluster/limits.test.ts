import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { call } from '../support/http-request.ts'
import { useCluster } from './cluster.ts'

const cluster = useCluster({ settings: { LIMITS: '1' } })
const from = (peer: string) => ({ headers: { 'x-forwarded-for': peer } })

/** Asked at both processes in turn, as a proxy does. */
async function statusesOf(count: number, ask: (url: string, n: number) => ReturnType<typeof call>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await ask(cluster.urls[n % 2]!, n)).status)
  return statuses
}
const passed = (statuses: readonly number[]) => statuses.filter((status) => status !== 429).length

test('thirty guesses at ann’s password from thirty peers, at two processes in turn: ten pass in all', async () => {
  const ann = await cluster.join('ann')
  const guess = (url: string, n: number) => call(url, accounts.logIn, { email: ann.email, password: `guess ${n}` }, from(`198.51.100.${n}`))
  expect(passed(await statusesOf(30, guess))).toBe(10)
  const said = await guess(cluster.urls[0]!, 99)
  expect(Number(said.headers.get('retry-after'))).toBeGreaterThan(2)
  // Her own limit is hers: ben signs in.
  const ben = await cluster.join('ben')
  expect((await call(cluster.urls[1]!, accounts.logIn, { email: ben.email, password: 'a penny black' }, from('198.51.100.1'))).status).toBe(200)
})

test('one peer that tries one password on eighty accounts: sixty pass at both processes together', async () => {
  const tries = await statusesOf(80, (url, n) =>
    call(url, accounts.logIn, { email: `m${n}@example.com`, password: 'a penny red' }, from('203.0.113.9')),
  )
  expect(passed(tries)).toBe(60)
}, 60_000)

test('a hundred requests at once at both processes: exactly as many letters are asked for as one process would let pass', async () => {
  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, n) => call(cluster.urls[n % 2]!, accounts.forgotPassword, { email: 'cleo@example.com' }, from(`192.0.2.${n}`))),
  )
  expect(passed(asked.map(({ status }) => status))).toBe(5)
})

test('who is counted is kept as a hash, and a limit that is over asks the database no more', async () => {
  const { rows } = await cluster.pool.query<{ counts: string; most: number }>(
    "select string_agg(r::text, ' ') as counts, max(count)::int as most from rate_counts r",
  )
  expect(rows[0]!.counts).not.toMatch(/example|198\.51/)
  // The two processes have each refused by memory after their first refusal.
  expect(rows[0]!.most).toBeLessThanOrEqual(60 + 2)
})

test('reading is not counted in the database', async () => {
  const before = await cluster.pool.query('select sum(count)::int as n from rate_counts')
  expect(passed(await statusesOf(20, (url) => call(url, stores.list, {}, from('192.0.2.1'))))).toBe(20)
  expect((await cluster.pool.query('select sum(count)::int as n from rate_counts')).rows).toEqual(before.rows)
})
