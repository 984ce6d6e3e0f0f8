import * as z from 'zod/mini'
import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core'
import { type AnyOperation, type Http, mayAsk, pathFields, permissionsOf } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { isForSale, mayDo, namesIn, type Permission } from '#kernel/permission.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { partGate, partsOf } from './gates/part-gate.ts'
import { viewGate } from './gates/view-gate.ts'
import { type HttpResult, inputProblem, problem, refusalProblem } from './http-result.ts'
import { type FieldWrong, rightlySpelt, wrongCharacters, wrongFields } from './issues.ts'
import { rankLocks } from './locks.ts'
import type { DispatcherParts, RegisteredHandler } from './registered-handler.ts'
import type { Member, Requester } from './requester.ts'
import { openResponseCache } from './response-cache.ts'
import { runCommand, runPhased, runReading } from './run-handlers.ts'
import { serializer } from './schema.ts'
import type { Handler, Slice } from './slice.ts'

// zod/mini has no messages until a locale is loaded. Members see our own texts; these are for errors in logs.
z.config(z.locales.en())

/** All operations run through the dispatcher, from HTTP and from server-rendered pages, so no permission check can be skipped. */
export interface Dispatcher {
  readonly operations: readonly AnyOperation[]
  dispatch(http: Http, given: unknown, requester: Requester): Promise<HttpResult>
  /** The permission check alone, before the input is read. */
  authorize(http: Http, requester: Requester): HttpResult | undefined
  /** The scope of API keys that opens an operation. */
  scopeOf(op: AnyOperation): ApiScope | undefined
}
export function openDispatcher(parts: DispatcherParts): Dispatcher {
  rankLocks(parts.slices)
  const handlers = new Map<Http, RegisteredHandler>()
  const standing = openResponseCache()
  const scopes = scopesOf(parts.slices)
  const closable = partsOf(parts.slices)
  for (const handler of parts.slices.flatMap((slice) => slice.handlers)) {
    inspect(handler.op, handlers, parts.permissions)
    handlers.set(handler.op.http, { handler, write: serializer(handler.op), cached: standing })
  }
  const passes = (handler: Handler, requester: Requester) =>
    viewGate(parts, handler, requester) ??
    partGate(parts, closable.get(handler.op.http), requester) ??
    keyGate(parts, scopes.get(handler.op.http), requester) ??
    gate(parts, handler.op, requester)
  return {
    operations: [...handlers.values()].map(({ handler }) => handler.op),
    authorize: (http, requester) => passes(handlers.get(http)!.handler, requester),
    scopeOf: ({ http }) => scopes.get(http),
    async dispatch(http, given, requester) {
      const registered = handlers.get(http)
      if (!registered) return problem(parts.words, requester.locale, 404, 'operation.not_found')
      return withErasedName(parts, requester, passes(registered.handler, requester) ?? (await parseAndRun(parts, registered, given, requester)))
    },
  }
}

/** A program with a key: its member's plan must hold keys, and the key the scope of the operation. An operation without a scope is closed. */
function keyGate({ words }: DispatcherParts, scope: ApiScope | undefined, { viewer, locale }: Requester): HttpResult | undefined {
  if (viewer.kind !== 'member' || !viewer.key) return undefined
  const { needs, scopes } = viewer.key
  if (!viewer.permissions.has(needs)) return problem(words, locale, 403, 'permission.missing', { permission: needs })
  if (scope && scopes.has(scope)) return undefined
  return problem(words, locale, 403, 'key.scope', { facts: { scope: scope ?? 'none' } })
}

/** The scope of each operation. Throws at the start for what no key may open: sign-in, money that goes out, rights, administration, raw calls. */
export function scopesOf(slices: readonly Pick<Slice, 'scopes'>[]): ReadonlyMap<Http, ApiScope> {
  const all = slices.flatMap(({ scopes }) => scopes)
  for (const [scope, op] of all) {
    const why = closedBecause(op)
    if (why) throw new Error(`${op.http} cannot be in the scope ${scope} of API keys: ${why}`)
  }
  const known = new Map(all.map(([scope, { http }]) => [http, scope]))
  if (known.size < all.length) throw new Error('an operation is named in two scopes')
  return known
}

const CLOSED_FAMILIES = new Set(['rights', 'money', 'moderation', 'sign_in'])
const CLOSED_TO_KEYS = /^(wallet|user\.access|my_account|my_network)\./
function closedBecause({ fresh, audit, takes, bearer_only, permission }: AnyOperation): string | undefined {
  if (fresh) return 'it asks for a step-up'
  if (audit && CLOSED_FAMILIES.has(audit)) return `it is audited as ${audit}`
  if (takes === 'raw' || bearer_only) return 'it is for other programs'
  const name = namesIn(permission as Permission).find((one) => CLOSED_TO_KEYS.test(one))
  return name && `it asks for ${name}`
}

/** Replaces the name of erased members in an answer by the reader's word for it. */
function withErasedName({ words }: DispatcherParts, { locale }: Requester, outcome: HttpResult): HttpResult {
  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME)) return outcome
  const name = JSON.stringify(words.say(locale, 'name.former')).slice(1, -1)
  return { ...outcome, text: outcome.text.replaceAll(ERASED_MEMBER_NAME, name) }
}

/** Checks at start what would be unsafe at run time. */
function inspect(op: AnyOperation, handlers: ReadonlyMap<Http, RegisteredHandler>, permissions: ReadonlySet<string>) {
  if (handlers.has(op.http)) throw new Error(`${op.http} is answered twice`)
  // `all()` without permissions would allow everybody.
  if (!op.permission || !namesIn(op.permission).length) throw new Error(`${op.http} declares no permission`)
  const unheld = permissionsOf(op).find((permission) => !permissions.has(permission))
  if (unheld) throw new Error(`${op.http} asks for ${unheld}, which nobody can hold`)
  const { catchall } = (op.input as $ZodObject)._zod.def
  if (catchall?._zod.def.type !== 'never') throw new Error(`${op.http} takes keys it does not name: write its input with fields()`)
}

function gate({ words }: DispatcherParts, op: AnyOperation, { viewer, locale }: Requester): HttpResult | undefined {
  if (isStale(op, viewer)) return problem(words, locale, 403, 'session.step_up')
  if (mayAsk(op, viewer)) return undefined
  if (viewer.kind === 'guest') return problem(words, locale, 401, 'session.required')
  return problem(words, locale, 403, missing(op, viewer), { permission: op.permission })
}

/** Refusal code of a missing permission. One that only roles grant cannot be bought, so no plan is offered. */
const missing = ({ permission }: AnyOperation, { permissions, verified }: Member) =>
  isForSale(permissions, permission) ? (verified ? 'permission.missing' : 'permission.verify') : 'permission.role'

/** Checked only for members with the permission: others get the refusal of the permission. */
const isStale = (op: AnyOperation, viewer: Requester['viewer']) =>
  op.fresh === true && viewer.kind === 'member' && !viewer.fresh && mayDo(viewer.permissions, op.permission)

async function parseAndRun(parts: DispatcherParts, registered: RegisteredHandler, given: unknown, requester: Requester): Promise<HttpResult> {
  const { handler } = registered
  const { words } = parts
  const input = readInput(handler.op, given)
  if ('wrong' in input) {
    const lost = new Set(pathFields(handler.op.http))
    if (input.wrong.some(({ field }) => lost.has(field))) return notFound(parts, handler.op, requester)
    return inputProblem(words, requester.locale, input.wrong)
  }
  const answer = await RUN[handler.kind](parts, registered, input.value, requester)
  return refused(answer) ? refusalProblem(words, requester.locale, handler.op.refusals, answer) : answer
}

const RUN = { command: runCommand, reading: runReading, phased: runPhased } as const

function readInput(op: AnyOperation, given: unknown): { value: unknown } | { wrong: FieldWrong[] } {
  const characters = wrongCharacters(given)
  if (characters) return { wrong: [characters] }
  const parsed = safeParse(op.input as $ZodType, rightlySpelt(op.input as $ZodObject, given))
  return parsed.success ? { value: parsed.data } : { wrong: wrongFields(parsed.error.issues, given) }
}

/** An invalid id in a path gets the same answer as an unknown one. */
function notFound({ words }: DispatcherParts, op: AnyOperation, { locale }: Requester): HttpResult {
  const [code] = Object.entries(op.refusals as Record<string, { status: number }>).find(([, { status }]) => status === 404) ?? []
  return code ? refusalProblem(words, locale, op.refusals, refuse(code)) : problem(words, locale, 404, 'operation.not_found')
}
