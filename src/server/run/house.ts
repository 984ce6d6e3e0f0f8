import * as z from 'zod/mini'
import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core'
import { FORMER_NAME } from '#kernel/former.ts'
import { type AnyOperation, type Http, pathFields, permissionsOf } from '#kernel/operation.ts'
import { isOfRoles, mayDo } from '#kernel/permission.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Furnished, HouseParts } from './furnished.ts'
import { type FieldWrong, wrongCharacters, wrongFields } from './issues.ts'
import { inputProblem, type Outcome, problem, refusalProblem } from './outcome.ts'
import { runCommand, runPhased, runReading } from './rooms.ts'
import { serializer } from './schema.ts'
import { openStanding } from './standing.ts'
import type { Asker } from './viewer.ts'

// zod/mini speaks only after a language is loaded; our own texts say what is wrong, this one is for faults.
z.config(z.locales.en())

/** All operations behind one door. HTTP and the server-rendered page both come in here, so neither can skip a gate. */
export interface House {
  readonly operations: readonly AnyOperation[]
  answer(http: Http, given: unknown, asker: Asker): Promise<Outcome>
  /** Only the first gate: may this asker ask at all? */
  gate(http: Http, asker: Asker): Outcome | undefined
}
export function openHouse(parts: HouseParts): House {
  const rooms = new Map<Http, Furnished>()
  const standing = openStanding()
  for (const room of parts.slices.flatMap((slice) => slice.rooms)) {
    inspect(room.op, rooms, parts.permissions)
    rooms.set(room.op.http, { room, write: serializer(room.op), standing })
  }
  return {
    operations: [...rooms.values()].map(({ room }) => room.op),
    gate: (http, asker) => gate(parts, rooms.get(http)!.room.op, asker),
    async answer(http, given, asker) {
      const furnished = rooms.get(http)
      if (!furnished) return problem(parts.words, asker.locale, 404, 'operation.not_found')
      return named(parts, asker, gate(parts, furnished.room.op, asker) ?? (await enter(parts, furnished, given, asker)))
    },
  }
}

/** Whoever was erased is called so in the reader's language, wherever their name stood. */
function named({ words }: HouseParts, { locale }: Asker, outcome: Outcome): Outcome {
  if (outcome.bytes || !outcome.text.includes(FORMER_NAME)) return outcome
  const name = JSON.stringify(words.say(locale, 'name.former')).slice(1, -1)
  return { ...outcome, text: outcome.text.replaceAll(FORMER_NAME, name) }
}

/** What would be unsafe at run time is refused at the start. */
function inspect(op: AnyOperation, rooms: ReadonlyMap<Http, Furnished>, permissions: ReadonlySet<string>) {
  if (rooms.has(op.http)) throw new Error(`${op.http} is answered twice`)
  if (!op.permission) throw new Error(`${op.http} declares no permission`)
  const unheld = permissionsOf(op).find((permission) => !permissions.has(permission))
  if (unheld) throw new Error(`${op.http} asks for ${unheld}, which nobody can hold`)
  const { catchall } = (op.input as $ZodObject)._zod.def
  if (catchall?._zod.def.type !== 'never') throw new Error(`${op.http} takes keys it does not name: write its input with fields()`)
}

function gate({ words }: HouseParts, op: AnyOperation, { viewer, locale }: Asker): Outcome | undefined {
  if (isStale(op, viewer)) return problem(words, locale, 403, 'session.step_up')
  if (mayDo(viewer.permissions, op.permission)) return undefined
  if (viewer.kind === 'guest') return problem(words, locale, 401, 'session.required')
  return problem(words, locale, 403, missing(op, viewer.verified), { permission: op.permission })
}

/** What a role opens is not for sale: no plan is offered for it. */
const missing = ({ permission }: AnyOperation, verified: boolean) =>
  isOfRoles(permission) ? 'permission.role' : verified ? 'permission.missing' : 'permission.verify'

/** Only of those who may: to everybody else it is another no. */
const isStale = (op: AnyOperation, viewer: Asker['viewer']) =>
  op.fresh === true && viewer.kind === 'member' && !viewer.fresh && mayDo(viewer.permissions, op.permission)

async function enter(parts: HouseParts, furnished: Furnished, given: unknown, asker: Asker): Promise<Outcome> {
  const { room } = furnished
  const { words } = parts
  const input = readInput(room.op, given)
  if ('wrong' in input) {
    const lost = new Set(pathFields(room.op.http))
    if (input.wrong.some(({ field }) => lost.has(field))) return notFound(parts, room.op, asker)
    return inputProblem(words, asker.locale, input.wrong)
  }
  const answer = await RUN[room.kind](parts, furnished, input.value, asker)
  return refused(answer) ? refusalProblem(words, asker.locale, room.op.refusals, answer) : answer
}

const RUN = { command: runCommand, reading: runReading, phased: runPhased } as const

function readInput(op: AnyOperation, given: unknown): { value: unknown } | { wrong: FieldWrong[] } {
  const characters = wrongCharacters(given)
  if (characters) return { wrong: [characters] }
  const parsed = safeParse(op.input as $ZodType, given)
  return parsed.success ? { value: parsed.data } : { wrong: wrongFields(parsed.error.issues, given) }
}

/** A malformed id in a path gets the same body as a missing one. */
function notFound({ words }: HouseParts, op: AnyOperation, { locale }: Asker): Outcome {
  const [code] = Object.entries(op.refusals as Record<string, { status: number }>).find(([, { status }]) => status === 404) ?? []
  return code ? refusalProblem(words, locale, op.refusals, refuse(code)) : problem(words, locale, 404, 'operation.not_found')
}
