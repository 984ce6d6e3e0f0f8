import { createHash, createHmac } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const me = (headers: Record<string, string>) => request(`${world.url}/api/users/me`, { headers })
const bearer = (token: string) => me({ authorization: `Bearer ${token}` })
const entered = async () => (await world.guest.gets(accounts.logIn, { email: world.ann.email, password: 'a penny black' })).token!
const open = (token: string) => io(world.url, { path: '/live', transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
const connected = (socket: Socket) =>
  new Promise<boolean>((done) => socket.once('connect', () => done(true)).once('connect_error', () => done(false)))
const closed = (socket: Socket) => new Promise<void>((done) => socket.once('disconnect', () => done()))

/** A4: log-out. */
test('A4 her token, her cookie and her open socket are dead at once; her other session lives', async () => {
  const [token, other] = [await entered(), await entered()]
  const [socket, second] = [open(token), open(other)]
  expect(await Promise.all([connected(socket), connected(second)])).toEqual([true, true])
  const gone = closed(socket)
  const out = await request(`${world.url}/api/logout`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: world.settings.public_url, 'sec-fetch-site': 'same-origin', cookie: `session=${token}` },
  })
  expect([out.status, out.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax/)])
  await gone
  expect((await bearer(token)).json.code).toBe('session.over')
  const replayed = await me({ cookie: `session=${token}` })
  expect([replayed.status, replayed.headers.get('set-cookie')]).toEqual([401, expect.stringContaining('Max-Age=0')])
  const again = open(token)
  expect([await connected(again), (await bearer(other)).status, second.connected]).toEqual([false, 200, true])
  expect((await request(`${world.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
  for (const one of [socket, second, again]) one.disconnect()
})

/** A5: invalid tokens. */
let token: string
beforeAll(async () => {
  token = await entered()
  expect((await bearer(token)).status).toBe(200)
})
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('A5 a bit flipped at every place', async () => {
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    expect((await bearer(token.slice(0, at) + other + token.slice(at + 1))).status, String(at)).toBe(401)
  }
  for (const one of [
    token.slice(1),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    `${token}=`,
    ` ${token}`,
    `${token} `,
  ])
    expect([(await me({ authorization: `Bearer  ${one}` })).status, (await me({ authorization: `bearer ${one}` })).status]).toEqual([401, 401])
})
test('A5 forged ones: no algorithm, another key, its own hash, a member’s id', async () => {
  const claims = part({ sub: world.ann.id, uid: 1, exp: 4_102_444_800 })
  const none = `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`
  const signed = ['', 'secret', 'cachet'].map((key) => `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`)
  const { rows } = await world.pool.query<{ hex: string; id: string }>(
    "select encode(token_hash, 'hex') as hex, id from sessions where member_id = $1",
    [world.ann.id],
  )
  const guesses = [
    none,
    none.slice(0, -1),
    ...signed,
    ...rows.flatMap(({ hex, id }) => [hex, id, Buffer.from(hex, 'hex').toString('base64url')]),
    world.ann.id,
    createHash('sha256').update(token).digest('base64url'),
    '',
    'null',
    'undefined',
    '0',
    'x'.repeat(200),
    'x'.repeat(5_000),
  ]
  for (const guess of guesses) {
    expect((await bearer(guess)).status, guess.slice(0, 60)).toBe(401)
    if (guess) expect((await me({ cookie: `session=${guess}` })).status, guess.slice(0, 60)).toBe(401)
  }
})
test('A5 a day and a second old, ended, or its owner suspended: 401', async () => {
  const expire = (more: string) =>
    world.pool.query(`update sessions set ${more} where token_hash = $1`, [createHash('sha256').update(token).digest()])
  const { rowCount } = await expire('expires_at = expires_at')
  expect(rowCount, 'only the hash of a token is kept').toBe(1)
  const { rows } = await world.pool.query(
    'select extract(epoch from expires_at - created_at)::int as life from sessions order by created_at desc limit 1',
  )
  expect(rows[0].life).toBe(86_400)
  await expire("expires_at = clock_timestamp() - interval '1 second'")
  expect((await bearer(token)).status).toBe(401)
  await expire("expires_at = clock_timestamp() + interval '1 hour'")
  expect((await bearer(token)).status).toBe(200)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.ann.id])
  expect((await bearer(token)).status).toBe(401)
  await world.pool.query('update members set suspended_at = null where id = $1', [world.ann.id])
})
test('A5 a link from a letter is no session, and a session is no link', async () => {
  await world.guest.ask(accounts.forgotPassword, { email: world.ann.email })
  await world.settle()
  const { rows } = await world.pool.query<{ facts: { path: string } }>('select facts from mails order by id desc limit 1')
  const hash = /[\w-]{20,}$/.exec(rows[0]!.facts.path)![0]
  expect((await bearer(hash)).status).toBe(401)
  expect((await world.guest.ask(accounts.verifyEmail, { hash })).status).toBe(410)
  expect((await world.guest.ask(accounts.verifyEmail, { hash: token })).status).toBe(410)
  expect((await world.guest.ask(accounts.resetPassword, { token, password: 'a twopenny blue' })).status).toBe(410)
})
test('A5 in an address, in a body or in another header: not looked at', async () => {
  for (const name of ['token', 'access_token', 'session', 'authorization', 'bearer', 'api_key']) {
    expect([401, 422], name).toContain((await request(`${world.url}/api/users/me?${name}=${token}`)).status)
    expect((await me({ [`x-${name}`]: token })).status, name).toBe(401)
  }
  expect((await me({ authorization: `Basic ${Buffer.from(`ann:${token}`).toString('base64')}` })).status).toBe(401)
  expect((await me({ authorization: token })).status).toBe(401)
  expect((await me({ authorization: `Bearer ${token}`, cookie: `session=${token}` })).json.code).toBe('request.two_sessions')
})

/** O10: health and metrics. */
test('O10 it lives and is ready; figures are told on their own port alone', async () => {
  expect((await request(`${world.url}/health/live`)).json).toEqual({ status: 'live' })
  expect((await request(`${world.url}/health/ready`)).json).toEqual({ status: 'ready' })
  for (const path of ['/metrics', '/api/metrics', '/health/metrics']) expect((await request(world.url + path)).status, path).toBe(404)
  const figures = await request(world.metrics_url)
  expect([figures.status, figures.text.includes('http_request_seconds_count'), figures.text.includes('outbox_waiting')]).toEqual([200, true, true])
  expect(new URL(world.metrics_url).port).not.toBe(new URL(world.url).port)
  expect(figures.text).not.toMatch(new RegExp(`${world.ann.id}|${world.ann.email}|${world.ann.token}`))
  expect((await request(world.metrics_url.replace('/metrics', '/api/countries'))).status).toBe(404)
})
test('O10 draining: no more work is asked for, what comes is still answered; without its database it is not ready', async () => {
  const { health } = world.product
  health.draining = true
  expect([(await request(`${world.url}/health/ready`)).status, (await request(`${world.url}/health/live`)).status, (await me({})).status]).toEqual([
    503, 200, 401,
  ])
  health.draining = false
  const { query } = world.running
  Object.assign(world.running, {
    query: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })),
  })
  const [ready, live, asked] = [
    await request(`${world.url}/health/ready`),
    await request(`${world.url}/health/live`),
    await request(`${world.url}/api/users/me`, { headers: { authorization: `Bearer ${world.ann.token}` } }),
  ]
  Object.assign(world.running, { query })
  expect([ready.status, live.status, asked.status, asked.headers.get('retry-after')]).toEqual([503, 200, 503, '2'])
  expect((await request(`${world.url}/health/ready`)).status).toBe(200)
})
