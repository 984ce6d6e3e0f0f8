import type { AnyOperation } from '#kernel/operation.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { entryOf, type Ids, writeEntries } from './audit.ts'
import type { CommandContext, FileAnswer, RedirectAnswer, TransactionContext } from './contexts.ts'
import type { HttpResult } from './http-result.ts'
import { problem } from './http-result.ts'
import { hashOf, isKey, type KeyReservation, keepAnswer, keepRef, reserveKey } from './idempotency.ts'
import type { DispatcherParts, RegisteredHandler } from './registered-handler.ts'
import type { Requester, Viewer } from './requester.ts'
import type { SetETag } from './response-cache.ts'
import type { Command, PhasedCommand, Query } from './slice.ts'
import { Rollback, transact } from './transaction.ts'

type HandlerAnswer = Promise<HttpResult | Refusal>
// biome-ignore lint/suspicious/noExplicitAny: handlers are looked up by route, so the input's type is known only to the handler
type AnyCall = CommandContext<any>

export async function runReading(parts: DispatcherParts, registered: RegisteredHandler, input: unknown, asking: Requester): HandlerAnswer {
  const { op, etag } = registered.handler as Query
  if (!etag) return tell(parts, registered, input, asking)
  const requester = { ...asking, viewer: await audienceOf(parts, registered, input, asking) }
  const question = { input, viewer: requester.viewer, requester, db: parts.db, tools: parts.tools } as never
  const key = JSON.stringify([op.http, requester.viewer.id, requester.locale, input])
  return registered.cached(
    key,
    () => etag(question),
    (stands) => tell(parts, registered, input, requester, stands),
  )
}

/** Without permissions: these were checked for the real viewer, and a shared answer must not depend on them. */
const ANY_GUEST: Viewer = { kind: 'guest', id: null, permissions: new Set() }
/** For whom an answer is made and kept: for any guest if the member gets the same, else for the viewer alone. */
async function audienceOf({ db, tools }: DispatcherParts, { handler }: RegisteredHandler, input: unknown, requester: Requester): Promise<Viewer> {
  const { viewer } = requester
  const { op, isAsForGuests } = handler as Query
  if (viewer.kind === 'guest' || !isAsForGuests || op.audit) return viewer
  return (await isAsForGuests({ input, viewer, requester, db, tools } as never)) ? ANY_GUEST : viewer
}

async function tell(
  { db, tools }: DispatcherParts,
  { handler, write }: RegisteredHandler,
  input: unknown,
  requester: Requester,
  stands?: SetETag,
): HandlerAnswer {
  const answer = await (handler as Query).run({ input, viewer: requester.viewer, requester, db, tools, stands } as never)
  if (refused(answer)) return answer
  // A query has no transaction: its audit entry is written before the answer is sent.
  if (handler.op.audit) await writeEntries(db, [entryOf(handler.op, requester, input, answer)])
  return outcomeOf(handler.op, write, answer)
}

export async function runCommand(parts: DispatcherParts, registered: RegisteredHandler, input: unknown, requester: Requester): HandlerAnswer {
  const { handler, write } = registered
  const cookie = cookieJar()
  const key = keyFor(parts, handler.op, input, requester)
  if (key && 'status' in key) return key
  const first = await (handler as Command).first?.({ input, viewer: requester.viewer, requester, db: parts.db, tools: parts.tools } as never)
  if (refused(first)) return first
  return decided(() =>
    transact(parts, async (context) => {
      const kept = key && (await reserveKey(context.tx, key))
      if (refused(kept)) throw new Rollback(kept)
      if (kept) return { status: kept.status!, text: kept.body! }
      const more: Record<string, Ids[string]> = {}
      const concerns = (ids: Ids) => void Object.assign(more, ids)
      const call = { ...context, input, viewer: requester.viewer, requester, session: cookie, concerns }
      const answer = await (handler as Command).run(call as AnyCall, first as never)
      if (refused(answer)) throw new Rollback(answer)
      if (handler.op.audit) context.record(entryOf(handler.op, requester, input, answer, more))
      const outcome = { ...outcomeOf(handler.op, write, answer), ...cookie.outcome() }
      if (key) await keepAnswer(context.tx, key, outcome.status, outcome.text)
      return outcome
    }),
  )
}

/** Phased command: `prepare` and its reference are stored together, so a retry with the same key continues from there. */
export async function runPhased(parts: DispatcherParts, registered: RegisteredHandler, input: unknown, requester: Requester): HandlerAnswer {
  const { op, phases } = registered.handler as PhasedCommand
  const key = keyFor(parts, op, input, requester)
  if (!key || 'status' in key) return key ?? problem(parts.words, requester.locale, 400, 'idempotency.missing')
  const prepared = await decided(() =>
    transact(parts, async (context) => {
      const kept = await reserveKey(context.tx, key)
      if (refused(kept)) throw new Rollback(kept)
      if (kept?.status) return { status: kept.status, text: kept.body! }
      if (kept) return { ref: kept.ref }
      const call = { ...context, input, viewer: requester.viewer, requester, session: cookieJar(), concerns: () => {} }
      const ref = await phases.prepare(call as AnyCall)
      if (refused(ref)) throw new Rollback(ref)
      await keepRef(context.tx, key, ref)
      return { ref }
    }),
  )
  if (!('ref' in prepared)) return prepared
  const result = await phases.outside(prepared.ref, parts.tools, parts.db)
  return transact(parts, (context) => finish(registered, context, { requester, input }, key, prepared.ref, result))
}

interface RequestWithInput {
  readonly requester: Requester
  readonly input: unknown
}

/** The result of the outside service is stored even when it is negative: a declined card is an answer, not a rollback. */
async function finish(
  { handler, write }: RegisteredHandler,
  context: TransactionContext,
  { requester, input }: RequestWithInput,
  key: KeyReservation,
  ref: unknown,
  result: unknown,
) {
  const answer = await (handler as PhasedCommand).phases.finish({ ...context, viewer: requester.viewer } as never, ref, result)
  if (refused(answer)) return answer
  if (handler.op.audit) context.record(entryOf(handler.op, requester, input, answer))
  const outcome = outcomeOf(handler.op, write, answer)
  await keepAnswer(context.tx, key, outcome.status, outcome.text)
  return outcome
}

function keyFor(
  { words }: DispatcherParts,
  op: { http: string; commits?: true },
  input: unknown,
  requester: Requester,
): KeyReservation | HttpResult | undefined {
  if (!op.commits || requester.viewer.kind === 'guest') return undefined
  if (!requester.key || !isKey(requester.key)) return problem(words, requester.locale, 400, 'idempotency.missing')
  return { member_id: requester.viewer.id, op: op.http, key: requester.key, hash: hashOf(input) }
}

/** Returns the refusal of a transaction that it rolled back. */
async function decided<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Rollback) return fault.answer as Refusal
    throw fault
  }
}

function outcomeOf({ gives, pending }: AnyOperation, write: (value: unknown) => string, answer: unknown): HttpResult {
  if (gives === 'file') return { status: 200, text: '', file: answer as FileAnswer }
  if (gives === 'redirect') return { status: 303, text: '', location: (answer as RedirectAnswer).location }
  return { status: pending?.(answer) ? 202 : 200, text: write({ result: answer }) }
}

/** Collects the cookies that a handler asks for; the HTTP layer sets them. */
function cookieJar() {
  let session: string | null | undefined
  let device: string | undefined
  const displayPreferences: [DisplayPreference, string][] = []
  return {
    keep: (token: string) => {
      session = token
    },
    drop: () => {
      session = null
    },
    know: (token: string) => {
      device = token
    },
    preference: (name: DisplayPreference, value: string) => void displayPreferences.push([name, value]),
    outcome: () => ({
      ...(session !== undefined && { session }),
      ...(device && { device }),
      ...(displayPreferences.length > 0 && { displayPreferences }),
    }),
  }
}
