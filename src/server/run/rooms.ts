import type { AnyOperation } from '#kernel/operation.ts'
import { type Refusal, refused } from '#kernel/refusal.ts'
import type { Taste } from '#kernel/taste.ts'
import { entryOf, type Ids, writeEntries } from './audit.ts'
import type { Call, Deed, FileAnswer, RedirectAnswer } from './call.ts'
import type { Furnished, HouseParts } from './furnished.ts'
import type { Command, Phased, Reading } from './handle.ts'
import { type Claim, claim, hashOf, isKey, keepAnswer, keepRef } from './idempotency.ts'
import type { Outcome } from './outcome.ts'
import { problem } from './outcome.ts'
import type { Stands } from './standing.ts'
import { Rollback, transact } from './transaction.ts'
import type { Asker } from './viewer.ts'

type Answer = Promise<Outcome | Refusal>
// biome-ignore lint/suspicious/noExplicitAny: a room of which only the kind is known
type AnyCall = Call<any>

export async function runReading(parts: HouseParts, furnished: Furnished, input: unknown, asker: Asker): Answer {
  const { op, marker } = furnished.room as Reading
  if (!marker) return tell(parts, furnished, input, asker)
  const question = { input, viewer: asker.viewer, asker, db: parts.db, tools: parts.tools } as never
  const key = JSON.stringify([op.http, asker.viewer.id, asker.locale, input])
  return furnished.standing(
    key,
    () => marker(question),
    (stands) => tell(parts, furnished, input, asker, stands),
  )
}

async function tell({ db, tools }: HouseParts, { room, write }: Furnished, input: unknown, asker: Asker, stands?: Stands): Answer {
  const answer = await (room as Reading).run({ input, viewer: asker.viewer, asker, db, tools, stands } as never)
  if (refused(answer)) return answer
  // An export keeps nothing and has no transaction: it is noted before it leaves.
  if (room.op.audit) await writeEntries(db, [entryOf(room.op, asker, input, answer)])
  return outcomeOf(room.op, write, answer)
}

export async function runCommand(parts: HouseParts, furnished: Furnished, input: unknown, asker: Asker): Answer {
  const { room, write } = furnished
  const cookie = cookieJar()
  const key = keyFor(parts, room.op, input, asker)
  if (key && 'status' in key) return key
  const first = await (room as Command).first?.({ input, viewer: asker.viewer, asker, db: parts.db, tools: parts.tools } as never)
  if (refused(first)) return first
  return decided(() =>
    transact(parts, async (deed) => {
      const kept = key && (await claim(deed.tx, key))
      if (refused(kept)) throw new Rollback(kept)
      if (kept) return { status: kept.status!, text: kept.body! }
      const more: Record<string, Ids[string]> = {}
      const concerns = (ids: Ids) => void Object.assign(more, ids)
      const call = { ...deed, input, viewer: asker.viewer, asker, session: cookie, concerns }
      const answer = await (room as Command).run(call as AnyCall, first as never)
      if (refused(answer)) throw new Rollback(answer)
      if (room.op.audit) deed.record(entryOf(room.op, asker, input, answer, more))
      const outcome = { ...outcomeOf(room.op, write, answer), ...cookie.outcome() }
      if (key) await keepAnswer(deed.tx, key, outcome.status, outcome.text)
      return outcome
    }),
  )
}

/** prepare and its reference are kept together; a retry with the same key goes on from there. */
export async function runPhased(parts: HouseParts, furnished: Furnished, input: unknown, asker: Asker): Answer {
  const { op, phases } = furnished.room as Phased
  const key = keyFor(parts, op, input, asker)
  if (!key || 'status' in key) return key ?? problem(parts.words, asker.locale, 400, 'idempotency.missing')
  const prepared = await decided(() =>
    transact(parts, async (deed) => {
      const kept = await claim(deed.tx, key)
      if (refused(kept)) throw new Rollback(kept)
      if (kept?.status) return { status: kept.status, text: kept.body! }
      if (kept) return { ref: kept.ref }
      const call = { ...deed, input, viewer: asker.viewer, asker, session: cookieJar(), concerns: () => {} }
      const ref = await phases.prepare(call as AnyCall)
      if (refused(ref)) throw new Rollback(ref)
      await keepRef(deed.tx, key, ref)
      return { ref }
    }),
  )
  if (!('ref' in prepared)) return prepared
  const result = await phases.outside(prepared.ref, parts.tools, parts.db)
  return transact(parts, (deed) => finish(furnished, deed, { asker, input }, key, prepared.ref, result))
}

interface Asked {
  readonly asker: Asker
  readonly input: unknown
}

/** What the outside said is kept even when it means no: a declined card is an answer, not a rollback. */
async function finish({ room, write }: Furnished, deed: Deed, { asker, input }: Asked, key: Claim, ref: unknown, result: unknown) {
  const answer = await (room as Phased).phases.finish({ ...deed, viewer: asker.viewer } as never, ref, result)
  if (refused(answer)) return answer
  if (room.op.audit) deed.record(entryOf(room.op, asker, input, answer))
  const outcome = outcomeOf(room.op, write, answer)
  await keepAnswer(deed.tx, key, outcome.status, outcome.text)
  return outcome
}

function keyFor({ words }: HouseParts, op: { http: string; commits?: true }, input: unknown, asker: Asker): Claim | Outcome | undefined {
  if (!op.commits || asker.viewer.kind === 'guest') return undefined
  if (!asker.key || !isKey(asker.key)) return problem(words, asker.locale, 400, 'idempotency.missing')
  return { member_id: asker.viewer.id, op: op.http, key: asker.key, hash: hashOf(input) }
}

/** Brings a refusal out of the transaction that it rolled back. */
async function decided<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Rollback) return fault.answer as Refusal
    throw fault
  }
}

function outcomeOf({ gives, pending }: AnyOperation, write: (value: unknown) => string, answer: unknown): Outcome {
  if (gives === 'file') return { status: 200, text: '', file: answer as FileAnswer }
  if (gives === 'redirect') return { status: 303, text: '', location: (answer as RedirectAnswer).location }
  return { status: pending?.(answer) ? 202 : 200, text: write({ result: answer }) }
}

/** The handler says what becomes of the web's cookie; the edge does it. */
function cookieJar() {
  let session: string | null | undefined
  let device: string | undefined
  const tastes: [Taste, string][] = []
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
    taste: (name: Taste, value: string) => void tastes.push([name, value]),
    outcome: () => ({ ...(session !== undefined && { session }), ...(device && { device }), ...(tastes.length > 0 && { tastes }) }),
  }
}
