import type { Locale } from '#kernel/locale.ts'
import type { RefusalStatus } from '#kernel/operation.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Translator } from '../i18n/translator.ts'
import type { FileAnswer } from './contexts.ts'
import type { FieldWrong } from './issues.ts'

/** The answer that the HTTP layer sends and that a server-rendered page embeds unchanged. */
export interface HttpResult {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: FileAnswer
  readonly location?: string
  /** Session cookie: a token to set, or null to delete it. */
  readonly session?: string | null
  /** Device cookie: a member has used this browser; kept for a year. */
  readonly device?: string
  /** Display preference cookies. */
  readonly displayPreferences?: readonly (readonly [DisplayPreference, string])[]
  /** The UTF-8 bytes of a cached answer. They contain no name of an erased member. */
  readonly bytes?: Buffer
  /** Of a cached answer that tells the time: the one it equals in everything else, and the database's clock in it. */
  readonly keptAs?: HttpResult
  readonly moment?: Date
}

/** Problem document (RFC 9457) with a code for programs and a message for people. */
export function problem(words: Translator, locale: Locale, status: number, code: string, more: Readonly<Record<string, unknown>> = {}): HttpResult {
  const message = words.knows(code) ? words.say(locale, code, more.facts as Record<string, unknown> | undefined) : words.say(locale, 'server.fault')
  const title = code.replace(/[._]/g, ' ')
  const retry = status === 429 || status === 503 ? { headers: { 'retry-after': '2' } } : {}
  return { status, text: JSON.stringify({ type: `/problems/${code}`, title, status, code, message, ...more }), ...retry }
}

/** A refusal with a field is answered like invalid input, so that a form shows it at that field. */
export function refusalProblem(
  words: Translator,
  locale: Locale,
  refusalStatuses: Readonly<Record<string, RefusalStatus>>,
  { refused, facts }: Refusal,
): HttpResult {
  const refusalStatus = refusalStatuses[refused] ?? PLATFORM[refused]
  if (!refusalStatus) throw new Error(`${refused} is not among the refusals of its operation`)
  const errors = refusalStatus.field && { errors: { [refusalStatus.field]: [words.say(locale, refused, facts)] } }
  return problem(words, locale, refusalStatus.status, refused, { facts, ...errors })
}

/** Refusals that every operation may return without declaring them. `input.form`: an invalid page cursor. */
const PLATFORM: Record<string, RefusalStatus> = {
  'idempotency.in_progress': { status: 409 },
  'idempotency.reused': { status: 422 },
  'server.busy': { status: 503 },
  'input.form': { status: 422, field: 'cursor' },
}

export function inputProblem(words: Translator, locale: Locale, found: readonly FieldWrong[]): HttpResult {
  // Prototype pollution: no prototype, because a client may name a field `constructor`.
  const errors: Record<string, string[]> = Object.create(null)
  for (const { field, id, facts } of found.slice(0, 50)) errors[field] = [...(errors[field] ?? []), words.say(locale, id, facts)]
  return problem(words, locale, 422, 'input.invalid', { errors })
}
