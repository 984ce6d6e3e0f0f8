import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { methodOf, pathOf } from '#kernel/operation.ts'
import { request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const auth = () => ({ authorization: `Bearer ${world.ann.token}` })
const alive = async () => {
  const heard = await request(`${world.url}/health/live`)
  expect(heard.status).toBe(200)
  return heard.cpu_ms
}
/** The work's result, and the most CPU time that this thread, which serves all, spent elsewhere while another request waited. */
async function whilst<T>(work: Promise<T>): Promise<[T, number]> {
  let [over, slowest] = [false, 0]
  const watch = (async () => {
    while (!over) {
      slowest = Math.max(slowest, await alive())
      await new Promise((done) => setTimeout(done, 20))
    }
  })()
  const done = await work
  over = true
  await watch
  return [done, slowest]
}

/** C9: content types. */
const types = [
  'application/json\ta',
  ' application/jsonx',
  'application/json;charset=utf-7',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/json x',
  'application/jsonp',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/vnd.api+json',
  'multipart/form-data',
  '*/*',
  '',
  'application/json;',
  'application/json; charset=utf-8; x=y',
  'text/plain; x=application/json',
]
test.each(types)('C9 "%s": 415, and what was sent is not looked at', async (type) => {
  const ops = world.product.dispatcher.operations.filter(({ http, takes }) => methodOf(http) !== 'GET' && !takes)
  for (const { http } of ops) {
    const { status } = await raw(
      world.url,
      spelt(
        `${methodOf(http)} /api${pathOf(http).replace(/\{\w+\}/g, crypto.randomUUID())}`,
        { ...auth(), 'content-type': type, 'idempotency-key': 'a-key-of-ann' },
        '{"x":1}',
      ),
    )
    expect([status, http]).toEqual([415, http])
  }
})
test('C9 no type at all, two types, and the one that is right', async () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    raw(world.url, spelt('POST /api/notifications/mark-all-as-read', { ...auth(), ...headers }, body))
  expect((await post({})).status).toBe(415)
  expect((await post({ 'content-type': 'text/plain', 'Content-Type': 'application/json' })).status).toBeGreaterThanOrEqual(400)
  for (const type of ['application/json', 'application/json; charset=utf-8', 'application/json;charset=UTF-8', 'Application/JSON'])
    expect((await post({ 'content-type': type })).status, type).toBe(200)
  expect((await post({}, '')).status).toBe(200)
})

/** C10: oversized bodies. */
const head = (more: Record<string, string>) => spelt('POST /api/addresses', { ...auth(), 'content-type': 'application/json', ...more })
test('C10 100 MB, told beforehand: 413 before it comes', async () => {
  const [said, slowest] = await whilst(raw(world.url, head({ 'content-length': '104857600' })))
  expect([said.status, said.text.includes('request.too_large')]).toEqual([413, true])
  expect(slowest).toBeLessThan(500)
})
test('C10 100 MB in pieces, their number untold: 413 after the first quarter of one', async () => {
  const piece = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`
  const [said, slowest] = await whilst(raw(world.url, [head({ 'transfer-encoding': 'chunked' }), ...Array.from({ length: 400 }, () => piece)], 5_000))
  expect([0, 413]).toContain(said.status)
  expect(said.closed).toBe(true)
  expect(slowest).toBeLessThan(500)
})
test('C10 pressed bombs: 415 unopened', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, 32))
  for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'identity, gzip', 'x-gzip'])
    expect((await raw(world.url, [head({ 'content-encoding': encoding, 'content-length': String(bomb.length) }), bomb])).status, encoding).toBe(415)
})
test('C10 100,000 levels and a million keys do not hold the others up', async () => {
  const bodies = [
    `{"full_name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    `{${Array.from({ length: 1_000_000 }, (_, at) => `"${at}":0`).join(',')}}`,
  ]
  for (const body of bodies) {
    const [{ status }, slowest] = await whilst(
      request(`${world.url}/api/addresses`, { method: 'POST', body, headers: { ...auth(), 'content-type': 'application/json' } }),
    )
    expect([400, 413, 422]).toContain(status)
    expect(slowest).toBeLessThan(500)
  }
})
test('C10 a body that never ends and headers that trickle: the line is closed, others are served meanwhile', async () => {
  const slow = [...Array(10).keys()].map(() => raw(world.url, 'GET /api/users/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 16_000))
  const endless = raw(world.url, [head({ 'content-length': '100' }), '{"full'], 1_000)
  const [answers, slowest] = await whilst(Promise.all(slow))
  for (const { status, closed } of answers) expect([closed, [0, 408].includes(status)]).toEqual([true, true])
  expect(slowest).toBeLessThan(500)
  expect((await endless).status).toBe(0)
  expect(world.product.app.server.requestTimeout).toBeLessThanOrEqual(60_000)
}, 30_000)

/** C11: malformed HTTP. */
const lines: [string, () => string, number[]][] = [
  ['a header of 100 kB', () => spelt('GET /api/countries', { 'x-long': 'x'.repeat(100_000) }), [431]],
  ['2,000 headers', () => spelt('GET /api/countries', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`x-${at}`, 'y']))), [431, 200]],
  ['two lengths', () => 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}', [400]],
  [
    'a length and pieces',
    () =>
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/users/me HTTP/1.1\r\n\r\n',
    [400],
  ],
  ['pieces spelt otherwise', () => 'POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', [400]],
  ['a blank before the colon', () => 'GET /api/countries HTTP/1.1\r\nHost : x\r\n\r\n', [400]],
  ['lines ended by half', () => 'GET /api/countries HTTP/1.1\nHost: x\n\n', [400]],
  ['a folded header', () => 'GET /api/countries HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n', [400, 200]],
  [
    'a header named after a prototype',
    () => spelt('GET /api/countries?page_size=10', { __proto__: 'x', constructor: 'y', 'x-__proto__': 'z' }),
    [200, 400],
  ],
  ['a NUL in a header', () => 'GET /api/countries HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', [400]],
  ['no Host', () => 'GET /api/countries HTTP/1.1\r\n\r\n', [400]],
  ['HTTP/9.9', () => 'GET /api/countries HTTP/9.9\r\nHost: x\r\n\r\n', [400, 505]],
  ['a greeting in another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400, 0]],
  ['a second request hidden in the path', () => 'GET /api/countries HTTP/1.1\r\nHost: x\r\n\r\n HTTP/1.1\r\n\r\n', [200, 400]],
]
test.each(lines)('C11 %s: refused, and the process lives', async (_, bytes, statuses) => {
  const { status, text } = await raw(world.url, bytes())
  expect(statuses, text.slice(0, 200)).toContain(status)
  if (status >= 400) expect(text).toMatch(/application\/problem\+json|connection: close/i)
  expect(text).not.toContain(world.ann.email)
  await alive()
})

/** A multipart form of the given parts. */
const form = (parts: readonly string[]) => `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`
const field = (name: string, value = 'x') => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`
const file = (name: string, filename: string, type = 'image/png') =>
  `content-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\nnot a picture`
const forms: [string, string][] = [
  ['10,000 fields', form(Array.from({ length: 10_000 }, (_, at) => field(`f${at}`)))],
  ['nested names', form([field('a[b][c]'), field('a.b.c'), field('a[__proto__][x]')])],
  ['names of numbers', form([field('0'), field('1')])],
  ['names of prototypes', form([field('__proto__'), field('constructor'), file('__proto__', 'x.png')])],
  ['a file without a name', form([file('medias', '')])],
  ['a part without a name', form(['\r\n\r\nx'])],
  ['a hundred files', form(Array.from({ length: 100 }, () => file('medias', 'x.png')))],
  ['a field of a megabyte', form([field('a', 'x'.repeat(1_000_000))])],
  ['10,000 headers in a part', form([`${Array.from({ length: 10_000 }, (_, at) => `x-${at}: y`).join('\r\n')}\r\n${file('medias', 'x')}`])],
  ['no end', form([file('medias', 'x.png')]).slice(0, -6)],
  ['no beginning', 'x'.repeat(10_000)],
  ['nothing', ''],
]
test.each(forms)('C11 a form with %s: 4xx, and nothing stays', async (_, body) => {
  const heard = await request(`${world.url}/api/medias`, {
    method: 'POST',
    body,
    headers: { ...auth(), 'content-type': 'multipart/form-data; boundary=b' },
  })
  expect([400, 413, 415, 422], heard.text).toContain(heard.status)
  expect(heard.json.code).toBeTypeOf('string')
  await alive()
})
test('C11 a boundary that is none', async () => {
  for (const boundary of ['', '"', 'x'.repeat(500), 'a b', 'b\tc', 'b; boundary=c'])
    expect([400, 415]).toContain(
      (
        await request(`${world.url}/api/medias`, {
          method: 'POST',
          body: form([field('a')]),
          headers: { ...auth(), 'content-type': `multipart/form-data; boundary=${boundary}` },
        })
      ).status,
    )
})
