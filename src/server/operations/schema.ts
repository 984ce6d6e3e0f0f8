import { build, type Schema } from 'fast-json-stringify'
import * as z from 'zod/mini'
import type { $ZodType, JSONSchema } from 'zod/v4/core'
import type { AnyOperation } from '#kernel/operation.ts'

export type Json = JSONSchema.BaseSchema

/** JSON Schema of a shape; named shapes become `$defs`. */
export function wireSchema(schema: $ZodType): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: ({ jsonSchema }) => flattenNull(jsonSchema) })
  return json
}

type Write = (value: unknown) => string
const built = new WeakMap<$ZodType, Write>()

/** Serializer of the contract's output: fields that it does not declare are never sent. Built at the first answer: all at once would take a second of each start. */
export function serializer({ output, gives = 'json' }: AnyOperation): Write {
  if (gives !== 'json') return () => ''
  return (value) => (built.get(output) ?? buildFor(output))(value)
}

function buildFor(output: $ZodType): Write {
  const { $defs, ...result } = wireSchema(output)
  const write = build({ type: 'object', required: ['result'], properties: { result }, ...($defs && { $defs }) } as Schema)
  built.set(output, write)
  return write
}

/** Performance: for `anyOf: [x, null]` the serializer validates every value; for a list of types it does not. */
function flattenNull(json: Json) {
  const [first, second, ...more] = json.anyOf ?? []
  if (!first || more.length || (second as Json)?.type !== 'null' || typeof (first as Json).type !== 'string' || 'const' in (first as Json)) return
  delete json.anyOf
  const choices = (first as Json).enum
  Object.assign(json, first, { type: [(first as Json).type, 'null'], ...(choices && { enum: [...choices, null] }) })
}
