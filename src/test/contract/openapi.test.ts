import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { methodOf, pathFields, pathOf } from '#kernel/operation.ts'
import type { OpenApi } from '#server/http/openapi.ts'
import { describedIn } from '../support/answers.ts'
import { useWorld } from '../support/world.ts'
import { examples } from './examples.ts'

const world = useWorld()
let page: OpenApi
beforeAll(async () => {
  const said = await fetch(`${world.url}/api/openapi.json`)
  expect(said.headers.get('content-type')).toMatch(/^application\/json/)
  page = (await said.json()) as OpenApi
})

type Json = Record<string, unknown>
/** Every object of the document, with its path. */
function* walk(value: unknown, way = '#'): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, value as Json]
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${way}/${key}`)
}
const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], page)

interface Call {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
  security?: object[]
  'x-permission': string
}
const calls = () => world.product.dispatcher.operations.map((op) => ({ op, call: describedIn(page, op.http) as unknown as Call }))

test('G7 the page is OpenAPI 3.1: every part that the standard asks for is there', () => {
  expect(page).toMatchObject({
    openapi: '3.1.0',
    info: { title: world.settings.SITE_NAME, version: expect.any(String) },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  })
  const ids = calls().map(({ call }) => call.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { op, call } of calls()) {
    expect(Object.keys(call.responses), op.http).toContain('default')
    for (const [status, { description }] of Object.entries(call.responses))
      expect([status, typeof description], op.http).toEqual([expect.stringMatching(/^(20[02]|303|default)$/), 'string'])
    expect(
      call.parameters
        .filter((one) => one.in === 'path')
        .map((one) => one.name)
        .sort(),
      op.http,
    ).toEqual(pathFields(op.http).sort())
    for (const { name, in: place, required, schema } of call.parameters) {
      expect([typeof schema, place], `${op.http} ${name}`).toEqual(['object', expect.stringMatching(/^(path|query|header)$/)])
      if (place === 'path') expect(required).toBe(true)
    }
    expect(call.requestBody === undefined, op.http).toBe(methodOf(op.http) === 'GET')
    expect([call.summary, call['x-permission'], call.security !== undefined], op.http).toEqual([op.doc, op.permission, op.permission !== 'everyone'])
  }
})

test('G7 every operation stands in the page, and nothing else does', () => {
  const said = Object.entries(page.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  expect(said.sort()).toEqual(world.product.dispatcher.operations.map(({ http }) => `${methodOf(http)} /api${pathOf(http)}`).sort())
})

test('G7 every reference leads somewhere, and every shape is a schema of 2020-12', () => {
  const refs = [...walk(page)].filter(([, { $ref }]) => typeof $ref === 'string').map(([way, { $ref }]) => [way, $ref as string] as const)
  expect(refs.length).toBeGreaterThan(50)
  expect(refs.filter(([, ref]) => typeof at(ref) !== 'object')).toEqual([])
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'page', components: page.components })
  const schemas = [...walk(page)].filter(([way]) => /\/schema$|^#\/components\/schemas\/\w+$/.test(way))
  for (const [way, schema] of schemas) expect(() => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"page#/'))), way).not.toThrow()
  console.info(`G7 ${Object.keys(page.paths).length} paths, ${refs.length} references, ${schemas.length} schemas`)
})

test('G7 a shape that may be nothing says so where it lists its values', () => {
  const lists = [...walk(page)].filter(([, schema]) => Array.isArray(schema.enum) && Array.isArray(schema.type) && schema.type.includes('null'))
  expect(lists.filter(([, schema]) => !(schema.enum as unknown[]).includes(null)).map(([way]) => way)).toEqual([])
})

test('G7 the page contains no column, file path or machine name', () => {
  expect(JSON.stringify(page)).not.toMatch(/password_hash|token_hash|stripe_id|\/work\/|src\/features|localhost:5432/)
})

test('G7 every valid example is valid by the page too', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'page', components: page.components })
  const anything = new Proxy({}, { get: () => '0192f0c1-2345-7abc-8def-0123456789ab' })
  for (const { op, call } of calls()) {
    const schema = call.requestBody?.content['application/json']?.schema
    if (!schema || op.takes) continue
    for (const { given } of examples[op.http]!) {
      const body = Object.fromEntries(Object.entries(given(anything as never)).filter(([name]) => !pathFields(op.http).includes(name)))
      const valid = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"page#/')))
      expect([valid(body), ajv.errorsText(valid.errors)], `${op.http} ${JSON.stringify(body)}`).toEqual([true, 'No errors'])
    }
  }
})
