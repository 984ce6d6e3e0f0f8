import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEEP_COMPILED } from '../run/compiled.ts'
import { request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { quietPort } from '../support/ports.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const CANARIES = {
  password: 'canary-password-7731',
  token: 'canary_token_7732_abcdefghijklmnop',
  cookie: 'canary_cookie_7733_abcdefghijklmn',
  card: '4242424242424242',
  address: 'Canary Street 7734',
  email: 'canary-7735@example.com',
  search: 'canary-search-7736',
  key: 'canary-key-7737',
  host: 'canary-host-7738.example',
  name: 'Canaryname7739',
}
let child: ChildProcess
let said = ''
let url = ''
let metrics = ''
let over: Promise<number | null>

/** The product in its own process on this world's database, with all its logs. */
beforeAll(async () => {
  const [port, gateway_port, metrics_port] = [await quietPort(), await quietPort(), await quietPort()]
  ;[url, metrics] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metrics_port}/metrics`]
  const { connectionString } = world.pool.options
  const env = {
    PATH: process.env.PATH ?? '',
    ...KEEP_COMPILED,
    NODE_ENV: 'production',
    DATABASE_URL: connectionString!,
    PORT: String(port),
    GATEWAY_PORT: String(gateway_port),
    METRICS_PORT: String(metrics_port),
    DATA_DIR: world.settings.data_dir,
    LOG_LEVEL: 'debug',
    DEMO: '0',
  }
  child = spawn(process.execPath, ['src/app/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (said += chunk))
  over = new Promise((done) => child.once('exit', done))
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`it does not open: ${said}`)
})
afterAll(() => void child?.kill('SIGKILL'))

test('P5 nothing of a password, token, cookie, card, address or letter stands in the log or in a label', async () => {
  const { password, token, cookie, card, address, email, search, key, host, name } = CANARIES
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(url + path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers: { ...json, ...headers } })
  const joined = await post('/api/signup', { first_name: name, last_name: 'X', username: 'canary', email, password })
  const { token: session } = (joined.json as unknown as { result: { token: string } }).result
  const bearer = { authorization: `Bearer ${session}` }
  await post('/api/login', { email, password: `${password}x` })
  await post('/api/login', { email, password })
  await post('/api/password/forgot', { email })
  await post('/api/password/reset', { token, password })
  await post(
    '/api/addresses',
    { full_name: name, address, city: card, zipcode: '69001', country: 'FR', phone: card },
    { ...bearer, 'idempotency-key': key },
  )
  await post('/api/addresses', { address, number: card, cvc: '123' }, bearer)
  await post('/api/addresses', `{"address":"${address}" broken`, bearer)
  await post('/api/payment/methods', { payment_method_id: card }, bearer)
  await post('/api/payments/webhook', { card, address }, { 'stripe-signature': token })
  for (const path of [
    `/api/users/me?token=${token}`,
    `/api/products?search=${search}`,
    `/api/${search}`,
    `/${search}?q=${card}`,
    `/login?redirect_back=/${search}`,
    `/api/users/${search}`,
    `/media/${token.slice(0, 22)}/full.webp?signature=${token}`,
  ])
    await request(url + path, { headers: { authorization: `Bearer ${token}` } })
  await request(`${url}/`, { headers: { cookie: `session=${cookie}; locale=${cookie}`, referer: `https://x/${search}` } })
  await raw(url, spelt('GET /api/countries', { host, 'user-agent': `x\\r\\n{"level":60}${token}`, 'x-forwarded-for': search }))
  await raw(url, `GET /${search} HTTP/9.9\r\n${token}: ${cookie}\r\n\r\n`)
  const figures = (await request(metrics)).text
  expect(said.match(/"msg":"answered"/g)?.length).toBeGreaterThan(15)
  expect(said).toContain('"route":"/api/login"')
  const secrets = { ...CANARIES, session }
  for (const [what, canary] of Object.entries(secrets)) expect([what, said.includes(canary), figures.includes(canary)]).toEqual([what, false, false])
  for (const line of said.split('\n').filter((one) => one.startsWith('{'))) expect(() => JSON.parse(line), line).not.toThrow()
  expect([...figures.matchAll(/route="([^"]*)"/g)].map(([, route]) => route!).filter((route) => !/^(none|\/|\*|\/[\w/:*.-]+)$/.test(route))).toEqual(
    [],
  )
}, 40_000)

test('O10 told to stop, it finishes what is under way, refuses what is new, and ends by itself', async () => {
  const slow = request(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email: CANARIES.email, password: CANARIES.password }),
    headers: { 'content-type': 'application/json' },
  })
  await new Promise((done) => setTimeout(done, 10))
  child.kill('SIGTERM')
  expect((await slow).status).toBe(200)
  expect(await over).toBe(0)
  expect(
    await fetch(`${url}/health/live`).then(
      () => 'answers',
      () => 'gone',
    ),
  ).toBe('gone')
}, 20_000)
