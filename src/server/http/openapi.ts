import { type AnyOperation, methodOf, pathFields, pathOf } from '#kernel/operation.ts'
import { KEY_PREFIX } from '#kernel/people/api-scope.ts'
import { type Json, wireSchema } from '../operations/schema.ts'

type OpenApiPart = Record<string, unknown>
interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** Scope of API keys that opens an operation; none for most. */
type ScopeOf = (op: AnyOperation) => string | undefined

/** Builds the OpenAPI 3.1 document from the operations; named shapes become `$ref`s. */
export function openapi(operations: readonly AnyOperation[], title: string, scopeOf: ScopeOf = () => undefined) {
  const schemas: OpenApiPart = { Problem }
  const paths: Record<string, OpenApiPart> = {}
  for (const op of operations)
    paths[`/api${pathOf(op.http)}`] = {
      ...paths[`/api${pathOf(op.http)}`],
      [methodOf(op.http).toLowerCase()]: describe(op, part(schemas), scopeOf(op)),
    }
  const keys = `An API key (${KEY_PREFIX}…) of a store on the plan Diamond, with the scope named by x-scope. Calls without x-scope take no keys.`
  const securitySchemes = { bearer: { type: 'http', scheme: 'bearer' }, key: { type: 'http', scheme: 'bearer', description: keys } }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components: { schemas, securitySchemes } }
}
export type OpenApi = ReturnType<typeof openapi>

function describe(op: AnyOperation, schemaOf: (schema: AnyOperation['input']) => Json, scope: string | undefined) {
  const asked = schemaOf(op.input) as ObjectSchema
  const inPath = new Set(pathFields(op.http))
  const isGet = methodOf(op.http) === 'GET'
  const parameters = Object.entries(asked.properties ?? {})
    .filter(([name]) => isGet || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (asked.required?.includes(name) ?? false),
      schema,
    }))
  const key = op.commits ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', pattern: '^[\\w.:-]{8,80}$' } }] : []
  return {
    operationId: op.http.replace(/\W+/g, '_'),
    summary: op.doc,
    'x-permission': op.permission,
    ...(scope && { 'x-scope': scope }),
    ...(op.permission !== 'everyone' && { security: [{ bearer: [] }, ...(scope ? [{ key: [] }] : [])] }),
    parameters: [...parameters, ...key],
    ...(!isGet && { requestBody: bodyOf(op, asked, inPath) }),
    responses: responses(op, schemaOf),
  }
}

function bodyOf({ takes = 'json' }: AnyOperation, asked: ObjectSchema, inPath: ReadonlySet<string>) {
  if (takes === 'raw') return { content: { 'application/json': { schema: {} } } }
  const properties = Object.fromEntries(Object.entries(asked.properties ?? {}).filter(([name]) => !inPath.has(name)))
  const required = (asked.required ?? []).filter((name) => !inPath.has(name))
  if (takes === 'multipart')
    return {
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { ...properties, medias: { type: 'array', items: { type: 'string', format: 'binary' } } } },
        },
      },
    }
  const schema = { type: 'object', properties, required, additionalProperties: false }
  const form = takes === 'form' && { 'application/x-www-form-urlencoded': { schema: {} }, 'multipart/form-data': { schema: {} } }
  return { required: required.length > 0, content: { 'application/json': { schema }, ...form } }
}

function responses(op: AnyOperation, schemaOf: (schema: AnyOperation['input']) => Json) {
  const refusals = Object.entries(op.refusals as Record<string, { status: number }>).map(([code, { status }]) => `${status} ${code}`)
  const problem = {
    description: ['422 input.invalid', ...refusals].join(', '),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  if (op.gives === 'file') return { 200: { description: 'A file', content: { '*/*': {} } }, default: problem }
  if (op.gives === 'redirect') return { 303: { description: 'Somewhere else' }, default: problem }
  const result = { type: 'object', required: ['result'], properties: { result: schemaOf(op.output) } }
  const content = { 'application/json': { schema: result } }
  const pending = op.pending && { 202: { description: 'Begun, and not over yet', content } }
  return { 200: { description: 'The answer', content }, ...pending, default: problem }
}

/** Converts a schema and collects its named shapes in `schemas`. */
const part = (schemas: OpenApiPart) => (schema: AnyOperation['input']) => {
  const { $defs, id, ...own } = refs(wireSchema(schema))
  for (const [name, def] of Object.entries({ ...$defs, ...(id && { [id]: own }) })) schemas[name] = { ...def, id: undefined }
  return (id ? { $ref: `#/components/schemas/${id}` } : own) as Json
}

const Problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    permission: { description: 'What was asked for: a name, { "some": [names] } where any is enough, or { "all": [names] }' },
    errors: { type: 'object', description: 'Field → messages', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

const refs = (json: object) =>
  JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/')) as OpenApiPart & {
    id?: string
    $defs?: Record<string, OpenApiPart>
  }
