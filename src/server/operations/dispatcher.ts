import * as z from 'zod/mini'
import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core'
import { type AnyOperation, type Http, mayAsk, pathFields, permissionsOf } from '#kernel/operation.ts'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import { isForSale, mayDo, namesIn } from '#kernel/permission.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { type HttpResult, inputProblem, problem, refusalProblem } from './http-result.ts'
import { type FieldWrong, wrongCharacters, wrongFields } from './issues.ts'
import { rankLocks } from './locks.ts'
import type { DispatcherParts, RegisteredHandler } from './registered-handler.ts'
import type { Member, Requester } from './requester.ts'
import { openResponseCache } from './response-cache.ts'
import { runCommand, runPhased, runReading } from './run-handlers.ts'
import { serializer } from './schema.ts'

// zod/mini speaks only after a language is loaded; our own texts say what is wrong, this one is for faults.
z.config(z.locales.en())

/** All operations behind one door. HTTP and the server-rendered page both come in here, so neither can skip a gate. */
export interface Dispatcher {
  readonly operations: readonly AnyOperation[]
  dispatch(http: Http, given: unknown, requester: Requester): Promise<HttpResult>
  /** Only the first gate: may this asker ask at all? */
  authorize(http: Http, requester: Requester): HttpResult | undefined
}
export function openDispatcher(parts: DispatcherParts): Dispatcher {
  rankLocks(parts.slices)
  const handlers = new Map<Http, RegisteredHandler>()
  const standing = openResponseCache()
  for (const handler of parts.slices.flatMap((slice) => slice.handlers)) {
    inspect(handler.op, handlers, parts.permissions)
    handlers.set(handler.op.http, { handler, write: serializer(handler.op), cached: standing })
  }
  return {
    operations: [...handlers.values()].map(({ handler }) => handler.op),
    authorize: (http, requester) => gate(parts, handlers.get(http)!.handler.op, requester),
    async dispatch(http, given, requester) {
      const registered = handlers.get(http)
      if (!registered) return problem(parts.words, requester.locale, 404, 'operation.not_found')
      return withErasedName(
        parts,
        requester,
        gate(parts, registered.handler.op, requester) ?? (await parseAndRun(parts, registered, given, requester)),
      )
    },
  }
}

/** Whoever was erased is called so in the reader's language, wherever their name stood. */
function withErasedName({ words }: DispatcherParts, { locale }: Requester, outcome: HttpResult): HttpResult {
  if (outcome.bytes || !outcome.text.includes(ERASED_MEMBER_NAME)) return outcome
  const name = JSON.stringify(words.say(locale, 'name.former')).slice(1, -1)
  return { ...outcome, text: outcome.text.replaceAll(ERASED_MEMBER_NAME, name) }
}

/** What would be unsafe at run time is refused at the start. */
function inspect(op: AnyOperation, handlers: ReadonlyMap<Http, RegisteredHandler>, permissions: ReadonlySet<string>) {
  if (handlers.has(op.http)) throw new Error(`${op.http} is answered twice`)
  // `all()` of nothing would let everybody in.
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

/** What a role opens is not for sale: no plan is offered for it. */
const missing = ({ permission }: AnyOperation, { permissions, verified }: Member) =>
  isForSale(permissions, permission) ? (verified ? 'permission.missing' : 'permission.verify') : 'permission.role'

/** Only of those who may: to everybody else it is another no. */
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
  const parsed = safeParse(op.input as $ZodType, given)
  return parsed.success ? { value: parsed.data } : { wrong: wrongFields(parsed.error.issues, given) }
}

/** A malformed id in a path gets the same body as a missing one. */
function notFound({ words }: DispatcherParts, op: AnyOperation, { locale }: Requester): HttpResult {
  const [code] = Object.entries(op.refusals as Record<string, { status: number }>).find(([, { status }]) => status === 404) ?? []
  return code ? refusalProblem(words, locale, op.refusals, refuse(code)) : problem(words, locale, 404, 'operation.not_found')
}
