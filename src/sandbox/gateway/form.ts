import type { z } from 'zod'
import { type Refusal, refuse } from './refusals.ts'

export type Form = { [field: string]: string | Form | (string | Form)[] }
const deepest = 4
const widest = 400

/** Parses Stripe's form encoding: card[number]=…, expand[]=…, expand[0]=…. Prototype pollution: all objects have no prototype. */
export function decode(text: string): Form | undefined {
  const form = empty()
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > widest) return
  for (const [name, value] of pairs) {
    const path = pathOf(name)
    if (!path || value.includes('\0') || !place(form, path, value)) return
  }
  return listed(form) as Form
}

const empty = (): Form => Object.create(null) as Form

function pathOf(name: string): string[] | undefined {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!parts || name.includes('\0') || name.includes('__proto__')) return
  const path = [parts[1]!, ...[...parts[2]!.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key!)]
  return path.length > deepest ? undefined : path
}

function place(form: Form, path: string[], value: string): boolean {
  let at = form
  for (const key of path.slice(0, -1)) {
    const next = at[key] ?? empty()
    if (typeof next === 'string') return false
    at[key] = next
    at = next as Form
  }
  const last = path.at(-1) || String(Object.keys(at).length)
  if (at[last] !== undefined) return false
  at[last] = value
  return true
}

/** Turns a map with the keys 0, 1, 2 … into a list. */
function listed(value: Form[string]): Form[string] {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const fields = Object.entries(value)
  const isList = fields.length > 0 && fields.every(([key], index) => key === String(index))
  if (isList) return fields.map(([, inner]) => listed(inner) as string | Form)
  for (const [key, inner] of fields) value[key] = listed(inner)
  return value
}

/** The first validation error in Stripe's format. */
export function refusalOf(error: z.ZodError, form: Form): Refusal {
  const issue = error.issues[0]!
  const path = issue.path.map(String)
  const named = (keys: string[]) => keys.map((key, depth) => (depth ? `[${key}]` : key)).join('')
  if (issue.code === 'unrecognized_keys') {
    const param = named([...path, issue.keys[0]!])
    return refuse(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = named(path)
  const given = path.reduce<unknown>((at, key) => (at as Form | undefined)?.[key], form)
  if (given === undefined) return refuse(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return refuse(400, issue.message.startsWith('Invalid') ? `Invalid ${param}` : issue.message, { code: issueCode(issue), param })
}

const issueCode = (issue: z.core.$ZodIssue) =>
  (issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined) ?? 'parameter_invalid'
