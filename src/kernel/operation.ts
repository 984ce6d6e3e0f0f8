import type { $ZodType, input, output } from 'zod/v4/core'
import { namesIn, type Permission, type PermissionName } from './permission.ts'

export type Verb = 'GET' | 'POST' | 'DELETE'
export type Http = `${Verb} /${string}`

/** Where a refusal lands: the status of the answer, and the field it speaks of. */
export interface RefusalStatus {
  readonly status: 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly field?: string
}
/** How often one asker may ask: `by` says who counts as one; a named input field counts together with the peer. */
export interface Limit {
  readonly per_minute: number
  readonly by?: string
  /** Beside it, for one peer whatever it names: one password tried over many accounts. */
  readonly per_peer?: number
}

export const auditFamilies = ['rights', 'money', 'moderation', 'sign_in', 'export'] as const
export type AuditFamily = (typeof auditFamilies)[number]

/** One use-case, declared once: route, form, permission, client, docs, limits, tests and error texts are all read from it. */
export interface Operation<
  In extends $ZodType = $ZodType,
  Out extends $ZodType = $ZodType,
  Code extends string = string,
  May extends Permission = Permission,
> {
  readonly http: Http
  readonly permission: May
  /** Permissions that one of its ways asks for beside (a business store): what a plan is said to give is read from these too. */
  readonly also?: readonly PermissionName[]
  readonly input: In
  readonly output: Out
  readonly refusals: Readonly<Record<Code, RefusalStatus>>
  /** A bid, an order, a payment: it asks for an Idempotency-Key. */
  readonly commits?: true
  /** `raw` hands the untouched bytes over (webhooks), `multipart` quarantined files; `form` also takes the form of a mail program, and reads nothing in it. */
  readonly takes?: 'json' | 'multipart' | 'raw' | 'form'
  readonly gives?: Gives
  readonly limit?: Limit
  /** Dangerous in the wrong hands: asks that the session has proved within ten minutes who sits before it (403 `session.step_up`). */
  readonly fresh?: true
  /** Written into the audit log, in the same transaction, under this family. */
  readonly audit?: AuditFamily
  /** Works only for a bearer token: a GET that changes something, kept for old clients. */
  readonly bearer_only?: true
  readonly doc: string
  /** Begun, and not over yet: such an answer is a 202. */
  readonly pending?: (answer: output<Out>) => boolean
  /** Reads only: the subjects this answer shows. An event that touches one of them makes the answer stale. */
  readonly topics?: (input: output<In>, answer: input<Out>) => readonly string[]
}
// biome-ignore lint/suspicious/noExplicitAny: an operation of which nothing is known
export type AnyOperation = Operation<any, any, any, any>
export type Contract = Readonly<Record<string, AnyOperation>>

type Gives = 'json' | 'file' | 'redirect'
export function operation<
  In extends $ZodType,
  Out extends $ZodType,
  const May extends Permission,
  const Code extends string = never,
  const What extends Gives = 'json',
>(op: Operation<In, Out, Code, May> & { readonly gives?: What }): Operation<In, Out, Code, May> & { readonly gives?: What } {
  return op
}

/** As the caller may write it: what has a default may be left out. */
export type GivenOf<Op extends AnyOperation> = input<Op['input']>
/** As the handler and the screen receive it. */
export type InputOf<Op extends AnyOperation> = output<Op['input']>
/** As the handler returns it: moments are Dates. */
export type OutputOf<Op extends AnyOperation> = output<Op['output']>
/** As the wire, the page and the screen carry it: plain JSON, moments are ISO strings. */
export type AnswerOf<Op extends AnyOperation> = input<Op['output']>
export type RefusalOf<Op extends AnyOperation> = keyof Op['refusals'] & string

/** The permissions of plans and roles that an operation asks for. */
export const permissionsOf = ({ permission, also = [] }: AnyOperation): readonly string[] =>
  [...namesIn(permission as Permission), ...also].filter((one) => one !== 'everyone' && one !== 'signed_in')

/** Every refusal of a contract: its `texts.ts` must have words for each, or it does not compile. */
export type CodeOf<C extends Contract> = { [K in keyof C]: RefusalOf<C[K]> }[keyof C]

export const methodOf = (http: Http) => http.slice(0, http.indexOf(' ')) as Verb
export const pathOf = (http: Http) => http.slice(http.indexOf(' ') + 1)
/** The names between braces in a path. */
export const pathFields = (http: Http) => [...http.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
