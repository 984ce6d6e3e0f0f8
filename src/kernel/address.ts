import type { $ZodObject, $ZodType } from 'zod/v4/core'

/** `/products/{product_id}` and an input make a path; fields that the path does not name become the query string. */
export function fill(template: string, input: object): string {
  const rest = new Map(Object.entries(input))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) for (const one of [value].flat()) if (one != null && one !== '') query.append(name, String(one))
  return query.size ? `${path}?${query}` : path
}

/**
 * Parses a query string by the schema: it tells which names repeat and which are numbers or flags. A single value given twice stays an array and
 * unknown names stay, so that the schema refuses both.
 */
export function fromQuery(schema: $ZodType, query: URLSearchParams): Record<string, unknown> {
  const found: Record<string, unknown> = Object.create(null)
  const shape = (schema as $ZodObject)._zod.def.shape
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    const field = Object.hasOwn(shape, name) ? shape[name]! : undefined
    found[name] = field ? read(field, values) : values[0]
  }
  return { ...found }
}

function read(field: $ZodType, values: string[]): unknown {
  const [kind, element] = kindOf(field)
  if (kind === 'array') return values.map((value) => one(element, value))
  return values.length === 1 ? one(kind, values[0]!) : values
}

const FLAGS: Record<string, boolean> = { true: true, '1': true, on: true, false: false, '0': false }

/** A number only where the schema wants one, and only in plain decimal form: not '0x1', ' 1', '1e9' or ''. */
function one(kind: string, value: string): unknown {
  if (kind === 'number') return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value
  if (kind === 'boolean') return FLAGS[value] ?? value
  return value
}

const kinds = new WeakMap<$ZodType, readonly [string, string]>()
/** Base type under defaults, options and pipes; for an array also its element type. */
function kindOf(field: $ZodType): readonly [string, string] {
  const known = kinds.get(field) ?? readKind(field)
  kinds.set(field, known)
  return known
}
function readKind(field: $ZodType): readonly [string, string] {
  const def = field._zod.def as { type: string; innerType?: $ZodType; in?: $ZodType; element?: $ZodType; options?: $ZodType[] }
  const inner = def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
  if (inner) return kindOf(inner)
  if (def.type === 'union') return kindOf(def.options![0]!)
  return [def.type, def.type === 'array' ? kindOf(def.element!)[0] : '']
}

/** Open redirect: accepts only a path of our own, otherwise returns the fallback. */
export function ownPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])[\w\-./?=&%+,~:]*$/.test(wanted)) return fallback
  const url = URL.parse(wanted, 'http://path.invalid')
  // Dot segments are resolved by now: the result must still be a path with a single leading slash.
  const own = url?.origin === 'http://path.invalid' && !url.pathname.startsWith('//') && !/%(2f|5c|09|0a|0d)/i.test(url.pathname)
  return own ? url.pathname + url.search : fallback
}
