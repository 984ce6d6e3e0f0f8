import { beforeAll, expect, test } from 'vitest'
import { type AnyOperation, methodOf, pathFields } from '#kernel/operation.ts'
import type { OpenApi } from '#server/http/openapi.ts'
import { examples } from '../contract/examples.ts'
import { cursorsOfNoRow, dates, leaves, numbers, texts } from '../contract/hostile-values.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import { describedIn } from '../support/answers.ts'
import { call, headersOf, request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'
import { isFraction } from './fractions.ts'

const world = useWorld()
let things: Things
let page: OpenApi
beforeAll(async () => {
  things = await makeThings(world)
  // Administration and what the highest plan opens are tested too.
  await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [world.ann.id])
  page = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as OpenApi
})
const ann = () => ({ token: world.ann.token })
const operations = () => world.product.dispatcher.operations.filter(({ takes }) => !takes)
const given = (op: AnyOperation) => examples[op.http]![0]!.given(things) as Record<string, unknown>
type Schema = { type?: string | string[]; format?: string; enum?: unknown[] }
const parameters = (op: AnyOperation) =>
  ((describedIn(page, op.http) as unknown as { parameters: { name: string; in: string; schema: Schema }[] }).parameters ?? []).filter(
    (one) => one.in === 'query',
  )
const get = (path: string, query: string) => request(`${world.url}/api${path}?${query}`, { headers: headersOf(ann()) })
const lists = () => operations().filter((op) => methodOf(op.http) === 'GET' && !pathFields(op.http).length)
const pathOfList = ({ http }: AnyOperation) => http.slice(http.indexOf(' ') + 1)
/** A query string with the list's required fields, so that only what is added is invalid. */
const queryOf = (op: AnyOperation, more: Record<string, string> = {}) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given(op))) for (const one of [value].flat()) query.append(name, String(one))
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return query.toString()
}
const isInteger = ({ type }: Schema) => [type].flat().includes('integer')

/** A list about something that its parameters name. */
const mayMiss = ({ refusals }: AnyOperation) => Object.values(refusals).some(({ status }) => status === 404)

/** C1: SQL injection in a parameter. */
const words = [
  "' or pg_sleep(3)--",
  '1) or (select 1 from pg_sleep(3)) is null--',
  "'||pg_sleep(3)||'",
  'id desc; drop table members',
  '(case when (select 1)=1 then name else id end)',
  'password_hash',
  'name) union select email from members--',
  '\\',
  '$1',
  '"members"."email"',
  'newest,price_low',
  '0; select 1',
]
test('C1 every parameter of every list: refused, or a word like any other; nothing sleeps, nothing tells', async () => {
  let asked = 0
  for (const op of lists())
    for (const { name } of parameters(op))
      for (const word of words) {
        const heard = await get(pathOfList(op), queryOf(op, { [name]: word }))
        asked++
        expect([200, 422, ...(mayMiss(op) ? [404] : [])], `${op.http} ${name}=${word} ${heard.text.slice(0, 200)}`).toContain(heard.status)
        expect(heard.cpu_ms, `${op.http} ${name}=${word}`).toBeLessThan(2_500)
        expect(heard.text).not.toMatch(/syntax error|\$argon2|relation "|pg_/)
        if (name === 'sort' || name.startsWith('order')) expect(heard.status, word).toBe(422)
      }
  console.info(`C1 ${asked} requests`)
  expect((await world.pool.query('select count(*)::int as n from members')).rows[0].n).toBeGreaterThan(2)
}, 180_000)

/** C2: malformed JSON. */
const deep = (depth: number) => `{"lines":${'['.repeat(depth)}${']'.repeat(depth)}}`
const bodies: [string, string][] = [
  ['10,000 deep', deep(10_000)],
  ['100,000 deep', deep(100_000)],
  ['objects in objects', `${'{"lines":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a wish for a prototype', '{"lines":[],"__proto__":{"polluted":true}}'],
  ['a prototype within', '{"lines":[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]}'],
  ['a key twice', '{"lines":[],"lines":"x"}'],
  ['one value where many are meant', '{"lines":"x"}'],
  ['250 kB of nothing', `{"lines":"${'x'.repeat(250_000)}"}`],
  ['100,000 keys', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['keys that would collide', `{${Array.from({ length: 10_000 }, (_, at) => `"${(at * 2_654_435_761) >>> 0}":0`).join(',')}}`],
  ['a list for an object', '[]'],
  ['a bare word', '"x"'],
  ['nothing that is JSON', '{lines:1}'],
  ['NaN', '{"lines":NaN}'],
  ['cut off', '{"lines":['],
  ['bytes that are no letters', '{"lines":"\xff\xfe"}'],
]
test.each(bodies)('C2 %s: refused at once', async (_, text) => {
  const body = Buffer.from(text, 'latin1')
  const heard = await request(`${world.url}/api/orders/quote`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headersOf(ann()) },
  })
  expect([400, 413, 422], heard.text.slice(0, 200)).toContain(heard.status)
  expect(heard.cpu_ms).toBeLessThan(1_000)
  expect(heard.text.length).toBeLessThan(40_000)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

/** C3 and C4: pages of a list. */
const paged = () => lists().filter((op) => parameters(op).some(({ name }) => name === 'page'))
test('C3 a page that cannot be is 422 at its field; 250 is the most', async () => {
  expect(paged().length).toBeGreaterThan(4)
  for (const op of paged()) {
    for (const size of ['-1', '0', '251', '1e9', '1e1', 'NaN', 'all', '', ' 5', '0x10', '5.5', '999999999999999999', '٥', 'null'])
      for (const name of ['page', 'page_size']) {
        if (name === 'page' && size === '251') continue
        const heard = await get(pathOfList(op), queryOf(op, { [name]: size }))
        expect([heard.status, op.http, name, size], heard.text.slice(0, 200)).toEqual([422, op.http, name, size])
        expect(Object.keys((heard.json as unknown as { errors: object }).errors)).toContain(name)
      }
    expect((await get(pathOfList(op), queryOf(op, { page_size: '250' }))).status, op.http).toBe(200)
    for (const cursor of ['x', '', '../', 'eyJhIjoxfQ', 'W10', 'WzFd', 'A'.repeat(200), 'A'.repeat(201)])
      expect([200, 422], `${op.http} ${cursor}`).toContain((await get(pathOfList(op), queryOf(op, { cursor }))).status)
  }
})

test('C3 a cursor of our form with keys that no row can have: refused or an empty page, in every order of every list', async () => {
  for (const op of paged()) {
    const order = parameters(op).find(({ name }) => name === 'sort' || name === 'order_by_condition')
    for (const one of order?.schema.enum ?? [undefined])
      for (const cursor of cursorsOfNoRow) {
        const { status } = await get(pathOfList(op), queryOf(op, { cursor, ...(order && one ? { [order.name]: String(one) } : {}) }))
        expect([200, 422], `${op.http} ${one} ${cursor}`).toContain(status)
      }
  }
}, 180_000)

test('C3 where the next page is: an address of our own, whatever Host was asked', async () => {
  const heard = await request(`${world.url}/api/countries?page_size=10`, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } })
  const { next_page_url } = (heard.json as unknown as { result: { next_page_url: string } }).result
  expect(next_page_url).toMatch(/^\/api\/countries\?/)
  expect((await request(world.url + next_page_url)).status).toBe(200)
})

test('C4 a name twice, with brackets, or unknown: 422', async () => {
  for (const op of paged())
    for (const more of [
      ...['page=1&page=2', 'page[]=1'],
      'page[$gt]=1',
      'page.x=1',
      'PAGE=1',
      'limit=1',
      '__proto__[x]=1',
      '__proto__=1',
      'constructor=1',
      'hasOwnProperty=1',
    ]) {
      const heard = await get(pathOfList(op), [queryOf(op), more].filter(Boolean).join('&'))
      expect([heard.status, op.http, more], heard.text.slice(0, 200)).toEqual([422, op.http, more])
    }
  for (const more of ['user_id[]=1', 'store_id=1&store_id=2']) expect((await get('/products', more)).status, more).toBe(422)
})

test('C5 words to search for: found or not, never a fault, never cut off by the database', async () => {
  const times: number[] = []
  for (const op of lists().filter((one) => parameters(one).some(({ name }) => name === 'search')))
    for (const text of texts.filter((one) => one.isWellFormed() && one.length < 8_000)) {
      const heard = await get(pathOfList(op), queryOf(op, { search: text.slice(0, 80) }))
      const long = await get(pathOfList(op), queryOf(op, { search: text.repeat(2).slice(0, 1_500) }))
      for (const { status } of [heard, long]) expect([200, 422], `${op.http} ${text.slice(0, 60)}`).toContain(status)
      times.push(heard.ms, long.ms)
    }
  times.sort((a, b) => a - b)
  console.info(`C5 ${times.length} searches, median ${times[times.length >> 1]!.toFixed(1)} ms, slowest ${times.at(-1)!.toFixed(0)} ms`)
  const found = async (search: string) =>
    (JSON.parse((await get('/countries', `search=${search}&page_size=10`)).text) as { result: { total: number } }).result.total
  // Wildcards of LIKE are searched for as plain characters.
  for (const sign of ['%25', '_', '%25a', '%5C%25']) expect(await found(sign), sign).toBe(0)
  expect(await found('')).toBeGreaterThan(100)
}, 180_000)

const bodied = () => operations().filter(({ http }) => methodOf(http) !== 'GET')
const inBody = (op: AnyOperation) => Object.fromEntries(Object.entries(given(op)).filter(([name]) => !pathFields(op.http).includes(name)))
const inPath = (op: AnyOperation) => Object.fromEntries(Object.entries(given(op)).filter(([name]) => pathFields(op.http).includes(name)))

test('C6 a NUL or half a letter in any text: 422, never a fault of the database', async () => {
  let asked = 0
  for (const op of bodied())
    for (const bad of ['a\u0000b', '\ud800', 'b\udc00', '\u0000'])
      for (const body of leaves(inBody(op), (leaf) => typeof leaf === 'string', bad)) {
        const heard = await call(world.url, op, { ...(body as object), ...inPath(op) }, ann())
        asked++
        expect([heard.status, heard.json.code], `${op.http} ${JSON.stringify(body)}`).toEqual([422, 'input.invalid'])
      }
  for (const op of lists())
    for (const { name } of parameters(op)) expect((await get(pathOfList(op), `${queryOf(op)}&${name}=a%00b`)).status, `${op.http} ${name}`).toBe(422)
  console.info(`C6 ${asked} bodies`)
  expect(asked).toBeGreaterThan(100)
})

test('C7 a number that is none, or not one that anybody means: 422', async () => {
  const bad = numbers.filter(
    (number) =>
      number !== 0 && number !== null && !(typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 2_147_483_648),
  )
  let asked = 0
  for (const op of bodied())
    for (const number of bad)
      for (const body of leaves(inBody(op), (leaf) => typeof leaf === 'number', number)) {
        if (isFraction(page, op, body, number)) continue
        const { status, text } = await call(world.url, op, { ...(body as object), ...inPath(op) }, ann())
        asked++
        expect([status, op.http, String(JSON.stringify(number))], text.slice(0, 200)).toEqual([422, op.http, String(JSON.stringify(number))])
      }
  for (const op of lists())
    for (const { name } of parameters(op).filter(({ schema }) => isInteger(schema)))
      for (const number of ['-1', '1e309', 'NaN', '1,5', '9007199254740993', '0.1', 'true', '5abc', 'Infinity', '--1', '+1'])
        expect([(await get(pathOfList(op), queryOf(op, { [name]: number }))).status, name, number]).toEqual([422, name, number])
  const text = JSON.stringify({ lines: [{ product_id: things.product, order_quantity: 7 }] })
  for (const number of ['1e309', '-1e309', '1E400', '07', '+7', '7.', '.7'])
    expect([400, 422], number).toContain(
      (
        await request(`${world.url}/api/orders/quote`, {
          method: 'POST',
          body: text.replace('7}', `${number}}`),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    )
  console.info(`C7 ${asked} bodies`)
})

test('C8 days that never were: 422 wherever a day is asked; what we tell is UTC', async () => {
  const dated = operations().flatMap((op) =>
    parameters(op)
      .filter(({ schema }) => /^date/.test(schema.format ?? ''))
      .map(({ name }) => ({ op, name })),
  )
  for (const { op, name } of dated)
    for (const day of dates) expect((await get(pathOfList(op), queryOf(op, { [name]: String(day) }))).status, `${op.http} ${name} ${day}`).toBe(422)
  for (const years of ['31-02', '1950-2150x', 'before-0', '0-0', 'now-1950', '275760-now', '1950', '-1950'])
    expect((await get('/products', `years=${years}`)).status, years).toBe(422)
  const inBodies = JSON.stringify(page.paths).match(/"format":"date[^"]*"/g) ?? []
  console.info(`C8 ${dated.length} parameters that take a day; ${inBodies.length} mentions of days in bodies and answers`)
  const { text } = await request(`${world.url}/api/users/me`, { headers: headersOf(ann()) })
  expect(text.match(/"created_at":"([^"]+)"/)?.[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
