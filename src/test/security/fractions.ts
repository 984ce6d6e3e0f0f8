import type { AnyOperation } from '#kernel/operation.ts'
import type { OpenApi } from '#server/http/openapi.ts'
import { describedIn } from '../support/answers.ts'

interface Shape {
  readonly type?: string | string[]
  readonly $ref?: string
  readonly properties?: Record<string, Shape>
  readonly items?: Shape
  readonly anyOf?: Shape[]
  readonly oneOf?: Shape[]
  readonly minimum?: number
  readonly maximum?: number
}
type Body = { requestBody?: { content: Record<string, { schema: Shape }> } }
/** Fields, anywhere in a body, that mean fractions too, as the weight of a parcel does: by name, with their bounds. */
function fractionsIn(page: OpenApi, shape: Shape | undefined, found = new Map<string, Shape>(), met = new Set<string>()): Map<string, Shape> {
  if (!shape) return found
  if (shape.$ref && !met.has(shape.$ref)) {
    const { schemas } = (page as unknown as { components: { schemas: Record<string, Shape> } }).components
    fractionsIn(page, schemas[shape.$ref.split('/').at(-1)!], found, met.add(shape.$ref))
  }
  for (const [name, one] of Object.entries(shape.properties ?? {})) {
    if (one.type === 'number') found.set(name, one)
    fractionsIn(page, one, found, met)
  }
  for (const one of [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) fractionsIn(page, one, found, met)
  return found
}
const fractions = (page: OpenApi, op: AnyOperation) =>
  fractionsIn(page, (describedIn(page, op.http) as unknown as Body).requestBody?.content['application/json']?.schema)
/** The names under which a body holds this value. */
function namesHolding(value: unknown, wanted: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [...(Object.is(one, wanted) ? [name] : []), ...namesHolding(one, wanted)])
}
/** True for a number that is one in this place: a fraction within its bounds. */
export const isFraction = (page: OpenApi, op: AnyOperation, body: unknown, number: unknown) =>
  typeof number === 'number' &&
  namesHolding(body, number).every((name) => {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = fractions(page, op).get(name) ?? { minimum: Number.NaN }
    return number >= minimum && number <= maximum
  })
