import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { call } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ LIMITS: '1', TRUST_PROXY: 'loopback' })
const statusesOf = async (count: number, ask: (n: number) => ReturnType<typeof call>) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await ask(n)).status)
  return statuses
}
const forgets = (email: string, peer: string) => call(world.url, accounts.forgotPassword, { email }, { headers: { 'x-forwarded-for': peer } })

test('an account is counted as it is read, however many blanks stand before it', async () => {
  const guesses = await statusesOf(24, (n) =>
    call(
      world.url,
      accounts.logIn,
      { email: `${' '.repeat(200 + n)}${world.ann.email}`, password: `guess ${n}` },
      {
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
      },
    ),
  )
  expect(guesses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10)
  expect(guesses.at(-1)).toBe(429)
})

test('what the client writes into the forwarded header makes nobody another peer', async () => {
  const claimed = await statusesOf(40, (n) => forgets(`a${n}@example.com`, `198.51.100.${n}, 203.0.113.9`))
  expect(claimed.filter((status) => status !== 429)).toHaveLength(30)
  expect((await forgets('b@example.com', '203.0.113.10')).status).not.toBe(429)
})

test('all addresses of one IPv6 subscriber are one peer, those of another are not', async () => {
  const own = await statusesOf(40, (n) => forgets(`c${n}@example.com`, `2001:db8:1:2::${n + 1}`))
  expect(own.filter((status) => status !== 429)).toHaveLength(30)
  expect((await forgets('d@example.com', '2001:db8:1:3::1')).status).not.toBe(429)
})
