import type { $ZodIssue, $ZodObject } from 'zod/v4/core'

/** An error of a field as the id of a text and its values. */
export interface Wrong {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}
const wrong = (id: string, facts: Wrong['facts'] = {}): Wrong => ({ id, facts })

const FORMATS: Record<string, string> = { email: 'input.email', url: 'input.url', date: 'input.date', datetime: 'input.date' }
const LOW: Record<string, string> = { string: 'input.too_short', array: 'input.too_few' }
const HIGH: Record<string, string> = { string: 'input.too_long', array: 'input.too_many' }

/** Maps an issue of the parser to one of our texts; a `message` set by our own schemas is already a text id. */
function wrongOf(issue: $ZodIssue): Wrong {
  if (issue.message && /^[a-z_]+\.[a-z_.]+$/.test(issue.message)) return wrong(issue.message)
  switch (issue.code) {
    case 'invalid_type':
      return typeIssue(issue)
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? wrong('input.required')
        : wrong(issue.inclusive === false ? 'input.above' : (LOW[issue.origin] ?? 'input.too_small'), { min: Number(issue.minimum) })
    case 'too_big':
      return wrong(HIGH[issue.origin] ?? 'input.too_large', { max: Number(issue.maximum) })
    case 'invalid_value':
      return wrong('input.choice')
    case 'unrecognized_keys':
      return wrong('input.unknown')
    case 'invalid_format':
      return wrong(FORMATS[issue.format] ?? 'input.form')
    default:
      return wrong('input.form')
  }
}

function typeIssue({ expected, input }: { expected: string; input?: unknown }): Wrong {
  if (expected === 'int') return wrong('input.whole')
  if (expected === 'number') return wrong('input.number')
  return wrong(input === undefined || input === null ? 'input.required' : 'input.form')
}

export interface FieldWrong extends Wrong {
  readonly field: string
}

/** An empty field is reported as missing, not as malformed. */
function isEmpty(given: unknown, path: readonly string[]): boolean {
  const value = path.reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], given)
  return path.length > 0 && typeof value === 'string' && value.trim() === ''
}

/** Lists each issue at its field; every unknown key is an issue. */
export function wrongFields(issues: readonly $ZodIssue[], given: unknown): FieldWrong[] {
  return issues.flatMap((issue) => {
    const at = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
    const said = isEmpty(given, at) ? wrong('input.required') : wrongOf(issue)
    return paths.map((path) => ({ field: path.join('.').slice(0, 200), ...said }))
  })
}

const DEEPEST = 12

/**
 * PostgreSQL refuses U+0000, and jsonb refuses lone surrogates: both are refused here for every operation, and also keys that name JavaScript
 * prototypes.
 */
export function wrongCharacters(given: unknown, path: readonly string[] = []): FieldWrong | undefined {
  if (typeof given === 'string')
    return given.includes('\u0000') || !given.isWellFormed() ? { field: path.join('.'), ...wrong('input.characters') } : undefined
  if (typeof given !== 'object' || given === null) return undefined
  if (path.length > DEEPEST) return { field: path[0] ?? '', ...wrong('input.form') }
  for (const [key, value] of Object.entries(given)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return { field: key, ...wrong('input.unknown') }
    const found = wrongCharacters(key, [...path, 'key']) ?? wrongCharacters(value, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Names that programs written for the old product send misspelt; they are right everywhere behind this edge. */
const SPELT = { shiping_option: 'shipping_option' } as const

/** The input under the names of the operation. Who sends both spellings is refused for the one that does not exist. */
export function rightlySpelt(input: $ZodObject, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const old = (Object.keys(SPELT) as (keyof typeof SPELT)[]).filter(
    (name) => Object.hasOwn(given, name) && SPELT[name] in input._zod.def.shape && !Object.hasOwn(given, SPELT[name]),
  )
  if (!old.length) return given
  const read = { ...(given as Record<string, unknown>) }
  for (const name of old) {
    read[SPELT[name]] = read[name]
    delete read[name]
  }
  return read
}
