import { beforeAll, expect, test } from 'vitest'
import { methodOf, pathOf } from '#kernel/operation.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import { digestOf } from '../support/files/digest.ts'
import { call, request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let things: Things
beforeAll(async () => {
  things = await makeThings(world)
  await world.settle()
})
const digest = () => digestOf(world.pool, [world.ann.id, world.ben.id])
const cookie = () => `session=${world.ann.token}`
const changing = () => world.product.dispatcher.operations.filter(({ http, takes }) => methodOf(http) !== 'GET' && takes !== 'raw')

/** A14: CSRF. */
const foreign: [string, Record<string, string>][] = [
  ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['from a neighbour', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['typed or bookmarked', { 'sec-fetch-site': 'none' }],
  ['from a sandboxed frame', { origin: 'null' }],
  ['from an old browser elsewhere', { origin: 'https://evil.example' }],
  ['without a word of where from', {}],
]
test.each(foreign)('A14 %s: no change of any kind', async (_, headers) => {
  const before = await digest()
  for (const op of changing()) {
    const heard = await call(world.url, op, examples[op.http]![0]!.given(things), { cookie: cookie(), headers })
    expect([heard.status, heard.json.code], op.http).toEqual([403, 'request.foreign'])
  }
  expect(await digest()).toBe(before)
})

test('A14 a form, or a fetch of text/plain: refused even where it would come from our own page', async () => {
  const before = await digest()
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/plain;charset=UTF-8', 'multipart/form-data; boundary=x'])
    for (const op of changing().filter(({ takes }) => takes !== 'multipart' && takes !== 'form')) {
      const address = world.url + `/api${pathOf(op.http)}`.replace(/\{(\w+)\}/g, things.address)
      const heard = await request(address, {
        method: methodOf(op.http),
        body: '{"full_name":"Mallory"}',
        headers: { cookie: cookie(), 'content-type': type, origin: world.settings.public_url, 'sec-fetch-site': 'same-origin' },
      })
      expect([heard.status, op.http]).toEqual([415, op.http])
    }
  expect(await digest()).toBe(before)
})

test('A14 a picture whose address is one of the two old notice calls: 405, nothing read, nothing gone', async () => {
  const before = await digest()
  for (const path of ['mark-all-as-read', 'delete-all-notifications'])
    for (const headers of [{}, { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-origin' }] as Record<
      string,
      string
    >[]) {
      const heard = await request(`${world.url}/api/notifications/${path}`, { headers: { cookie: cookie(), ...headers } })
      expect([heard.status, heard.json.code]).toEqual([405, 'method.not_allowed'])
    }
  expect(await digest()).toBe(before)
})

test('A14 our own page may; no other origin is ever told that it may read', async () => {
  const own = await request(`${world.url}/api/notifications/mark-all-as-read`, {
    method: 'POST',
    body: '{}',
    headers: { cookie: cookie(), 'content-type': 'application/json', origin: world.settings.public_url, 'sec-fetch-site': 'same-origin' },
  })
  expect(own.status).toBe(200)
  const asked = await request(`${world.url}/api/addresses`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  for (const heard of [own, asked]) expect([...heard.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(asked.status).toBeGreaterThanOrEqual(400)
})

/** B20: other methods and other spellings of paths. */
const auth = () => ({ authorization: `Bearer ${world.ann.token}`, 'content-type': 'application/json' })
test('B20 other methods, and a method smuggled in: no other handler', async () => {
  const before = await digest()
  for (const method of ['PUT', 'PATCH', 'TRACE', 'HEAD', 'OPTIONS', 'CONNECT', 'PROPFIND', 'get', 'POSt', 'FOO']) {
    for (const path of ['/api/users/me', `/api/addresses/${things.address}`, '/api/notifications']) {
      const { status } = await raw(world.url, spelt(`${method} ${path}`, auth()), 400)
      expect([0, 400, 404, 405, 501], `${method} ${path}: ${status}`).toContain(status)
    }
  }
  for (const smuggled of [{ 'x-http-method-override': 'DELETE' }, { 'x-method-override': 'DELETE' }, { 'x-http-method': 'DELETE' }]) {
    await request(`${world.url}/api/addresses/${things.address}`, { headers: { ...auth(), ...smuggled } })
    await request(`${world.url}/api/addresses/${things.address}?_method=DELETE`, {
      method: 'POST',
      body: '{"_method":"DELETE"}',
      headers: { ...auth(), ...smuggled },
    })
  }
  expect(await digest()).toBe(before)
})

const spellings = [
  '//api/users/me',
  '/api//users/me',
  '/api/users/me/',
  '/api/users/me.json',
  '/api/users/me;a=b',
  '/API/users/me',
  '/api/Users/me',
  '/api/./users/me',
  '/x/../api/users/me',
  '/api/%2e%2e/api/users/me',
  '/api%2fusers%2fme',
  '/api/users%2fme',
  '/api/users/me%00',
  '/api/users/me%20',
  '/api\\users\\me',
  '/api/users/me/../me',
  'http://evil.example/api/users/me/',
]
test.each(spellings)('B20 %s is not /api/users/me', async (path) => {
  const { status, text } = await raw(world.url, spelt(`GET ${path}`, auth()))
  expect([400, 404], text.slice(0, 80)).toContain(status)
  expect(text).not.toContain(world.ann.email)
})

/** B21: headers that a proxy or framework might trust. */
const claims: Record<string, string> = {
  'x-middleware-subrequest': 'middleware:middleware:middleware',
  'x-original-url': '/api/users/me',
  'x-rewrite-url': '/api/users/me',
  'x-forwarded-user': 'ben',
  'x-remote-user': 'ben',
  'remote-user': 'ben',
  'x-user-id': 'ben',
  'x-real-ip': '10.0.0.1',
  'x-forwarded-for': '10.0.0.1',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=10.0.0.1;host=evil.example',
  'x-authenticated-userid': 'ben',
  'x-internal': '1',
  'x-admin': 'true',
}
test('B21 none of them lets a guest in, makes ann somebody else, leads elsewhere or is believed', async () => {
  for (const [name, value] of Object.entries(claims)) {
    const headers = { [name]: value === 'ben' ? world.ben.id : value }
    expect((await request(`${world.url}/api/users/me`, { headers })).status, name).toBe(401)
    const me = await request(`${world.url}/api/users/me`, { headers: { ...headers, authorization: `Bearer ${world.ann.token}` } })
    expect([me.status, me.text.includes(world.ann.email), me.text.includes(world.ben.email)], name).toEqual([200, true, false])
    const list = await request(`${world.url}/api/countries?page_size=10`, { headers })
    expect([list.status, list.text.includes('evil.example')], name).toEqual([200, false])
  }
  const { rows } = await world.pool.query<{ peer: string }>('select distinct peer from sessions')
  await request(`${world.url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email: world.ann.email, password: 'a penny black' }),
    headers: { 'content-type': 'application/json', ...claims },
  })
  expect(
    (await world.pool.query<{ peer: string }>('select distinct peer from sessions')).rows
      .map(({ peer }) => peer)
      .filter((peer) => peer.startsWith('10.')),
  ).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
})

test('A6 a poisoned Host: the letter’s link stays our own', async () => {
  for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }] as Record<string, string>[])
    expect(
      (
        await raw(
          world.url,
          spelt('POST /api/password/forgot', { 'content-type': 'application/json', ...headers }, JSON.stringify({ email: world.ann.email })),
        )
      ).status,
    ).toBe(200)
  const box = await request(`${world.url}/outbox`)
  expect(box.text).not.toContain('evil.example')
  expect(box.text).toContain(world.settings.public_url)
})
