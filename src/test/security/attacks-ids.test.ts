import { beforeAll, expect, test } from 'vitest'
import { type AnyOperation, methodOf, pathFields, pathOf } from '#kernel/operation.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import { digestOf } from '../support/files/digest.ts'
import { call, headersOf, request } from '../support/http-request.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let things: Things
beforeAll(async () => {
  things = await makeThings(world)
  // Administration and what the highest plan opens are tested too.
  await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [world.ann.id])
  await world.settle()
})
const named = () => world.product.dispatcher.operations.filter(({ http }) => pathFields(http).includes('id'))
const ann = () => ({ token: world.ann.token })

/** An id that differs in the last digit and does not exist. */
const beside = (id: string) => id.slice(0, -1) + ((Number.parseInt(id.at(-1)!, 16) + 1) % 16).toString(16)
const strange = [
  '0',
  '-1',
  '1',
  '2147483648',
  '9223372036854775808',
  '1e9',
  ' 1',
  '0x1',
  '١٢٣',
  '1;--',
  "' or 1=1--",
  '%00',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(199),
  '{id}',
  '*',
  '%',
]

/** B2: invalid ids. */
test('B2 every {id} of every call: the same body as for what is missing, and no change', async () => {
  const before = await digestOf(world.pool, [world.ann.id, world.ben.id])
  let asked = 0
  for (const op of named()) {
    const { given, says, of } = examples[op.http]![0]!
    const input = given(things) as Record<string, string>
    const real = String(input.id)
    const missing = await call(world.url, op, { ...input, id: crypto.randomUUID() }, ann())
    if (says?.missing === undefined) expect(missing.status, op.http).toBe(404)
    for (const id of [
      ...strange,
      beside(real),
      real.toUpperCase() === real ? '' : `${real}0`,
      `{${real}}`,
      `${real},${real}`,
      ` ${real}`,
      real.replaceAll('-', ''),
    ].filter(Boolean)) {
      const heard = await call(world.url, op, { ...input, id }, ann())
      asked++
      if (says?.missing === 200 && heard.status === 200) continue
      expect([heard.status, id, op.http]).toEqual([404, id, op.http])
      if (missing.status === 404) expect(heard.text, `${op.http} ${id} ${of?.kind}`).toBe(missing.text)
    }
  }
  console.info(`B2 ${asked} ids in ${named().length} calls`)
  expect(await digestOf(world.pool, [world.ann.id, world.ben.id])).toBe(before)
}, 180_000)

test('B2 an id too long for any path, a path with more parts, and an id given twice', async () => {
  for (const op of named()) {
    const path = `/api${pathOf(op.http)}`
    for (const id of ['x'.repeat(2_000), `${things.address}/x`, `${things.address}/../${things.store}`]) {
      const { status } = await raw(
        world.url,
        spelt(`${methodOf(op.http)} ${path.replace('{id}', id)}`, { authorization: `Bearer ${world.ann.token}` }),
        600,
      )
      expect([404, 400], `${op.http} ${id.slice(0, 50)}`).toContain(status)
    }
  }
})

test('B2 what is deleted is as if it had never been', async () => {
  const gone: [AnyOperation['http'], AnyOperation['http'], string][] = [
    ['DELETE /addresses/{id}', 'POST /addresses/{id}', things.address],
    ['DELETE /stamp-items/{id}', 'GET /stamp-items/{id}', things.free_item],
    ['DELETE /products/{id}', 'GET /products/{id}', things.draft],
    ['DELETE /medias/{id}', 'GET /medias/{id}', things.loose_media],
  ]
  const op = (http: string) => world.product.dispatcher.operations.find((one) => one.http === http)!
  for (const [remove, show, id] of gone) {
    expect((await call(world.url, op(remove), { id }, ann())).status, remove).toBe(200)
    const input = examples[show]![0]!.given(things)
    const [after, never] = [
      await call(world.url, op(show), { ...input, id }, ann()),
      await call(world.url, op(show), { ...input, id: crypto.randomUUID() }, ann()),
    ]
    expect([after.status, after.text], show).toEqual([404, never.text])
    expect((await call(world.url, op(remove), { id }, ann())).status, remove).toBe(404)
  }
})

test('B2 ids in a body: a list, a thing, a number where one id is meant', async () => {
  const inBody = world.product.dispatcher.operations.flatMap((op) =>
    (examples[op.http] ?? []).flatMap((example) =>
      Object.entries(op.takes ? {} : (example.given(things) as object))
        .filter(([name, value]) => /(^id|_id)$/.test(name) && typeof value === 'string' && !pathFields(op.http).includes(name))
        .map(([name]) => ({ op, example, name })),
    ),
  )
  expect(inBody.length).toBeGreaterThan(5)
  for (const { op, example, name } of inBody.filter(({ op: { http } }) => methodOf(http) !== 'GET'))
    for (const value of [[things.address], { $ne: null }, 1, -1, true, null, '', '1;--', { toString: 1 }]) {
      const optional = value === null
      const { status } = await call(world.url, op, { ...example.given(things), [name]: value }, ann())
      if (!optional) expect([status, op.http, name, JSON.stringify(value)]).toEqual([422, op.http, name, JSON.stringify(value)])
      else expect(status).toBeLessThan(500)
    }
})

/** B10: wrong subject types. */
const types: unknown[] = [
  'User',
  'Setting',
  '__proto__',
  'constructor',
  'toString',
  '../User',
  'StampItem\u0000',
  'stampitem',
  ' StampItem',
  'Trade\u0000',
  ['StampItem'],
  { type: 'StampItem' },
  1,
  true,
]
/** Every input field whose values are an enum. */
const closed = () =>
  world.product.dispatcher.operations.flatMap((op) => {
    const shape = (
      op.input as { _zod: { def: { shape: Record<string, { _zod: { def: { type: string; innerType?: { _zod: { def: { type: string } } } } } }> } } }
    )._zod.def.shape
    return Object.entries(shape)
      .filter(
        ([
          ,
          {
            _zod: { def },
          },
        ]) => [def.type, def.innerType?._zod.def.type].includes('enum'),
      )
      .map(([name]) => ({ op, name }))
  })
test('B10 every closed list is closed: prototypes, paths, other tables and lists are 422', async () => {
  const all = closed()
  expect(all.map(({ name }) => name)).toContain('productable_type')
  for (const { op, name } of all)
    for (const value of types) {
      const input = { ...examples[op.http]![0]!.given(things), [name]: value }
      if (methodOf(op.http) === 'GET' && typeof value !== 'string') continue
      if (['book_markable_type', 'target_type'].includes(name) && value === 'User') continue // a member may be saved, and has feedback
      const { status, text } = await call(world.url, op, input, ann())
      // In a path it names a page that does not exist.
      const refused = pathFields(op.http).includes(name) ? 404 : 422
      expect([status, op.http, name, JSON.stringify(value)], text.slice(0, 200)).toEqual([refused, op.http, name, JSON.stringify(value)])
    }
})

test('B10 lists by name: only those that exist', async () => {
  for (const type of ['members', 'pg_catalog.pg_user', '__proto__', 'constructor', '../settings', 'shapes\u0000', ''])
    expect((await request(`${world.url}/api/get-static-data?types=${encodeURIComponent(type)}`, { headers: headersOf(ann()) })).status, type).toBe(
      422,
    )
  expect((await request(`${world.url}/api/get-static-data?types[]=shapes`)).status).toBe(422)
})
