import fc from 'fast-check'
import { type AnyOperation, methodOf, pathFields, pathOf } from '#kernel/operation.ts'
import type { OpenApi } from '#server/http/openapi.ts'
import { dates, keys, leaves, numbers, shapes, texts } from './hostile-values.ts'

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  $ref?: string
  type?: string | string[]
}
export interface Request {
  readonly http: AnyOperation['http']
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly who: 'guest' | 'ann' | 'ben'
}

const hostile = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.constantFrom(...dates),
  fc.constantFrom(...shapes),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
/** Mostly valid values, so that requests reach the handlers; sometimes a hostile one. */
const seldom = (usual: fc.Arbitrary<unknown>) => fc.oneof({ arbitrary: usual, weight: 14 }, { arbitrary: hostile, weight: 1 })

/** Ids that exist, so that requests reach the handlers. */
export type Pool = readonly string[]

function meant(schema: Schema, page: OpenApi, ids: Pool, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null)
  const sub = (one: Schema) => meant(one, page, ids, depth + 1)
  if (schema.$ref) return sub(page.components.schemas[schema.$ref.split('/').at(-1)!] as Schema)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(sub))
  const type = [schema.type ?? 'string'].flat()[0]!
  if (type === 'object') return objectOf(schema, sub)
  if (type === 'array') return fc.array(schema.items ? sub(schema.items) : hostile, { maxLength: 4 })
  return SIMPLE[type]?.(schema, ids) ?? fc.constant(null)
}

const SIMPLE: Record<string, (schema: Schema, ids: Pool) => fc.Arbitrary<unknown>> = {
  string: ({ format, pattern }, ids) => {
    if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
    const named = fc.constantFrom('FR', 'FR', 'pm_card_visa', 'MNH', 'ann@example.com', 'letter_tracked', 'a penny black', '69001')
    return pattern
      ? fc.oneof(named, fc.string({ maxLength: 20 }))
      : fc.oneof(named, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), fc.constantFrom(...texts))
  },
  integer: () => fc.oneof(fc.integer({ min: 0, max: 300 }), fc.maxSafeInteger()),
  number: () => fc.double({ noNaN: true }),
  boolean: () => fc.boolean(),
}

function objectOf({ properties = {}, required = [] }: Schema, sub: (one: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fields = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, seldom(sub(one))])), { requiredKeys: required })
  const extra = fc.oneof({ arbitrary: fc.constant(null), weight: 7 }, { arbitrary: fc.tuple(fc.constantFrom(...keys), hostile), weight: 1 })
  return fc.tuple(fields, extra).map(([known, more]) => (more ? { ...(known as object), [more[0]]: more[1] } : known))
}

interface Described {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
}
/** A random request, valid or not, generated from the OpenAPI document alone. */
export function requestOf({ http }: Pick<AnyOperation, 'http'>, page: OpenApi, ids: Pool): fc.Arbitrary<Request> {
  const method = methodOf(http)
  const { parameters, requestBody } = page.paths[`/api${pathOf(http)}`]![method.toLowerCase()] as unknown as Described
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const of = (place: string) => parameters.filter((one) => one.in === place)
  const inPath = fc.record(
    Object.fromEntries(
      of('path').map(({ name, schema: one }) => [
        name,
        fc.oneof({ arbitrary: meant(one, page, ids), weight: 6 }, { arbitrary: fc.constantFrom(...texts), weight: 1 }),
      ]),
    ),
  )
  const query = fc.array(
    fc.oneof({ arbitrary: named(of('query'), page, ids), weight: 12 }, { arbitrary: fc.tuple(fc.constantFrom(...keys), hostile), weight: 1 }),
    { maxLength: 4 },
  )
  const required = fc.tuple(
    ...of('query')
      .filter((one) => one.required)
      .map((one) => fc.tuple(fc.constant(one.name), meant(one.schema, page, ids))),
  )
  const body = fc.oneof({ arbitrary: schema ? meant(schema, page, ids) : fc.constant({}), weight: 14 }, { arbitrary: hostile, weight: 1 })
  const who = fc.constantFrom('guest', 'ann', 'ann', 'ben', 'ben' as const)
  return fc.tuple(inPath, query, required, body, who).map(([path, more, needed, given, by]) => ({
    http,
    method,
    path: `/api${pathOf(http).replace(/\{(\w+)\}/g, (_, name: string) => spell((path as Record<string, unknown>)[name]))}${method === 'GET' ? spellQuery([...needed, ...more]) : ''}`,
    body: method === 'GET' ? undefined : JSON.stringify(given),
    who: by as Request['who'],
  }))
}

const named = (known: Described['parameters'], page: OpenApi, ids: Pool): fc.Arbitrary<[string, unknown]> =>
  known.length
    ? fc.constantFrom(...known).chain(({ name, schema }) => fc.tuple(fc.constant(name), seldom(meant(schema, page, ids))))
    : fc.tuple(fc.constant('q'), hostile)

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** A lone surrogate cannot be written in a URL; its bytes can. */
const spell = (value: unknown) =>
  plain(value)
    .slice(0, 3_000)
    .toWellFormed()
    .replace(/[^\w.-]/gu, encodeURIComponent)
    .replaceAll('%EF%BF%BD', '%ED%A0%80')
const spellQuery = (pairs: readonly (readonly [string, unknown])[]) => {
  const all = pairs.flatMap(([name, value]) => (Array.isArray(value) ? value.slice(0, 50) : [value]).map((one) => `${spell(name)}=${spell(one)}`))
  return all.length ? `?${all.join('&')}`.slice(0, 8_000).replace(/%.?$/, '') : ''
}

/** Mutation fuzzing: a valid request with one changed place; sometimes unchanged. */
export function mutantOf({ http }: Pick<AnyOperation, 'http'>, given: object): fc.Arbitrary<Request> {
  const method = methodOf(http)
  const who = fc.constantFrom('guest', 'ann', 'ann', 'ben', 'ben' as const)
  const changed = fc.tuple(fc.nat(), hostile).map(([at, value]) => {
    const all = [...leaves(given, () => true, value)]
    return (all.length ? all[at % all.length] : given) as Record<string, unknown>
  })
  return fc
    .tuple(fc.oneof({ arbitrary: fc.constant(given as Record<string, unknown>), weight: 1 }, { arbitrary: changed, weight: 3 }), who)
    .map(([input, by]) => {
      const inPath = new Set(pathFields(http))
      const rest = Object.entries(input).filter(([name]) => !inPath.has(name))
      const path = `/api${pathOf(http).replace(/\{(\w+)\}/g, (_, name: string) => spell(input[name]))}`
      if (method === 'GET') return { http, method, path: path + spellQuery(rest), body: undefined, who: by as Request['who'] }
      return { http, method, path, body: JSON.stringify(Object.fromEntries(rest)), who: by as Request['who'] }
    })
}
