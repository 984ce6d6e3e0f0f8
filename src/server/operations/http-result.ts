import type { Locale } from '#kernel/locale.ts'
import type { RefusalStatus } from '#kernel/operation.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Translator } from '../i18n/translator.ts'
import type { FileAnswer } from './contexts.ts'
import type { FieldWrong } from './issues.ts'

/** What the edge sends, and what the server-rendered page embeds word for word. */
export interface HttpResult {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: FileAnswer
  readonly location?: string
  /** The web's cookie: a token to keep, or null to drop it. */
  readonly session?: string | null
  /** This browser has been used by a member: it keeps that for a year. */
  readonly device?: string
  /** Cookies that the next page is drawn by. */
  readonly displayPreferences?: readonly (readonly [DisplayPreference, string])[]
  /** Of an answer that is sent again and again: the same text as it goes over the wire. Nobody who was erased stands in it. */
  readonly bytes?: Buffer
}

/** RFC 9457, with the code a program reads and the sentence a person reads. */
export function problem(words: Translator, locale: Locale, status: number, code: string, more: Readonly<Record<string, unknown>> = {}): HttpResult {
  const message = words.knows(code) ? words.say(locale, code, more.facts as Record<string, unknown> | undefined) : words.say(locale, 'server.fault')
  const title = code.replace(/[._]/g, ' ')
  const retry = status === 429 || status === 503 ? { headers: { 'retry-after': '2' } } : {}
  return { status, text: JSON.stringify({ type: `/problems/${code}`, title, status, code, message, ...more }), ...retry }
}

/** A refusal with a field answers like bad input at that field, so that a form shows it where it belongs. */
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

/** What every operation may refuse without declaring it. `input.form` is a page's cursor that we did not write. */
const PLATFORM: Record<string, RefusalStatus> = {
  'idempotency.in_progress': { status: 409 },
  'idempotency.reused': { status: 422 },
  'server.busy': { status: 503 },
  'input.form': { status: 422, field: 'cursor' },
}

export function inputProblem(words: Translator, locale: Locale, found: readonly FieldWrong[]): HttpResult {
  // Without a prototype: a stranger may name a field `constructor`.
  const errors: Record<string, string[]> = Object.create(null)
  for (const { field, id, facts } of found.slice(0, 50)) errors[field] = [...(errors[field] ?? []), words.say(locale, id, facts)]
  return problem(words, locale, 422, 'input.invalid', { errors })
}
