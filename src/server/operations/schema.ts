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

/** Serializer of the contract's output: fields that it does not declare are never sent. */
export function serializer({ output, gives = 'json' }: AnyOperation): (value: unknown) => string {
  if (gives !== 'json') return () => ''
  const { $defs, ...result } = wireSchema(output)
  return build({ type: 'object', required: ['result'], properties: { result }, ...($defs && { $defs }) } as Schema)
}

/** Performance: for `anyOf: [x, null]` the serializer validates every value; for a list of types it does not. */
function flattenNull(json: Json) {
  const [first, second, ...more] = json.anyOf ?? []
  if (!first || more.length || (second as Json)?.type !== 'null' || typeof (first as Json).type !== 'string' || 'const' in (first as Json)) return
  delete json.anyOf
  const choices = (first as Json).enum
  Object.assign(json, first, { type: [(first as Json).type, 'null'], ...(choices && { enum: [...choices, null] }) })
}
