import type { Call } from '../call.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { byId } from '../store.ts'

type Fields = Record<string, unknown>
const deepest = 4

/** Replaces ids by their objects, as the parameter expand[] asks. */
export async function expanded(call: Call, outcome: object, paths: readonly string[] = []): Promise<object | Refusal> {
  let whole = outcome as Fields
  for (const path of paths) {
    const steps = path.split('.')
    const next = steps.length <= deepest ? await along(call, whole, steps) : undefined
    if (!next) return refuse(400, `This property cannot be expanded (${path}).`, { param: 'expand' })
    whole = next as Fields
  }
  return whole
}

async function along(call: Call, at: unknown, [step, ...rest]: string[]): Promise<unknown> {
  if (step === undefined || at === null) return at
  if (Array.isArray(at)) {
    const all: unknown[] = []
    for (const each of at) all.push(await along(call, each, [step, ...rest]))
    return all.includes(undefined) ? undefined : all
  }
  const value = Object.hasOwn(at as Fields, step) ? (at as Fields)[step] : undefined
  if (value === undefined || step.startsWith('_')) return
  const target = typeof value === 'string' ? await byId(call, value) : value
  const inner = typeof target === 'object' ? await along(call, target, rest) : undefined
  return inner === undefined ? undefined : { ...(at as Fields), [step]: inner }
}
