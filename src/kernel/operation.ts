import type { $ZodType, input, output } from 'zod/v4/core'
import { mayDo, namesIn, type Permission, type PermissionName } from './permission.ts'

export type Verb = 'GET' | 'POST' | 'DELETE'
export type Http = `${Verb} /${string}`

/** HTTP status of a refusal, and the input field it belongs to. */
export interface RefusalStatus {
  readonly status: 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly field?: string
}
/** Rate limit. `by` names an input field, such as an account, whose value is counted instead of the peer. */
export interface Limit {
  readonly per_minute: number
  readonly by?: string
  /** A second limit per peer, whatever account it names: against one password tried on many accounts. */
  readonly per_peer?: number
}

export const auditFamilies = ['rights', 'money', 'moderation', 'sign_in', 'export'] as const
export type AuditFamily = (typeof auditFamilies)[number]

/** One use case, declared once: route, form, permission, client, docs, limits, tests and error texts are derived from it. */
export interface Operation<
  In extends $ZodType = $ZodType,
  Out extends $ZodType = $ZodType,
  Code extends string = string,
  May extends Permission = Permission,
> {
  readonly http: Http
  readonly permission: May
  /** True: guests may call it when the guest plan holds the permission. Otherwise guests are refused, whatever that plan holds. */
  readonly guests?: true | undefined
  /** Permissions that parts of the handler ask for as well (a business store); plan descriptions list them too. */
  readonly also?: readonly PermissionName[]
  readonly input: In
  readonly output: Out
  readonly refusals: Readonly<Record<Code, RefusalStatus>>
  /** Needs an Idempotency-Key: a bid, an order, a payment. */
  readonly commits?: true
  /** `raw`: the unparsed bytes (webhooks). `multipart`: quarantined files. `form`: JSON, or a mail program's one-click form, which is ignored. */
  readonly takes?: 'json' | 'multipart' | 'raw' | 'form'
  /** `large`: files up to the setting MEDIA_MB; otherwise up to 25 MB. */
  readonly uploads?: 'large'
  readonly gives?: Gives
  readonly limit?: Limit
  /** Step-up authentication: the session must have confirmed the member's identity within ten minutes (403 `session.step_up`). */
  readonly fresh?: true
  /** Family of its entry in the audit log, written in the same transaction. */
  readonly audit?: AuditFamily
  /** Tells what members wrote to or heard from each other in private: closed to administrators who look as a member. */
  readonly talk?: true
  /** Ends such a look: the one command that it may send. */
  readonly ends_view?: true
  /** For a GET that changes something, kept for old clients. CSRF: accepted with a bearer token only. */
  readonly bearer_only?: true
  readonly doc: string
  /** True for an unfinished result: the status is then 202. */
  readonly pending?: (answer: output<Out>) => boolean
  /** For queries: subjects that the answer shows. An event that touches one makes the answer stale. */
  readonly topics?: (input: output<In>, answer: input<Out>) => readonly string[]
}
// biome-ignore lint/suspicious/noExplicitAny: one contract holds operations with different inputs, and `topics` is contravariant in them
export type AnyOperation = Operation<any, any, any, any>
export type Contract = Readonly<Record<string, AnyOperation>>

type Gives = 'json' | 'file' | 'redirect'
export function operation<
  In extends $ZodType,
  Out extends $ZodType,
  const May extends Permission,
  const Code extends string = never,
  const What extends Gives = 'json',
  const Open extends true | undefined = undefined,
>(
  op: Operation<In, Out, Code, May> & { readonly gives?: What; readonly guests?: Open },
): Operation<In, Out, Code, May> & { readonly gives?: What; readonly guests?: Open } {
  return op
}

/** Input as the caller writes it: fields with a default may be missing. */
export type GivenOf<Op extends AnyOperation> = input<Op['input']>
/** Input as handler and screen receive it. */
export type InputOf<Op extends AnyOperation> = output<Op['input']>
/** Output as the handler returns it: timestamps are Dates. */
export type OutputOf<Op extends AnyOperation> = output<Op['output']>
/** Output as JSON on the wire: timestamps are ISO strings. */
export type AnswerOf<Op extends AnyOperation> = input<Op['output']>
export type RefusalOf<Op extends AnyOperation> = keyof Op['refusals'] & string
/** True when the handler may be called by a guest. */
export type OpenToGuests<Op extends AnyOperation> = Op['permission'] extends 'everyone' ? true : true extends Op['guests'] ? true : false

/** True when a viewer with these permissions may call the operation. */
export const mayAsk = (
  { permission, guests }: AnyOperation,
  viewer: { readonly kind: 'guest' | 'member'; readonly permissions: ReadonlySet<string> },
) => mayDo(viewer.permissions, permission) && (viewer.kind !== 'guest' || permission === 'everyone' || guests === true)

/** Permissions of plans and roles that an operation asks for. */
export const permissionsOf = ({ permission, also = [] }: AnyOperation): readonly string[] =>
  [...namesIn(permission as Permission), ...also].filter((one) => one !== 'everyone' && one !== 'signed_in')

/** All refusal codes of a contract; its `texts.ts` must have a text for each, or it does not compile. */
export type CodeOf<C extends Contract> = { [K in keyof C]: RefusalOf<C[K]> }[keyof C]

export const methodOf = (http: Http) => http.slice(0, http.indexOf(' ')) as Verb
export const pathOf = (http: Http) => http.slice(http.indexOf(' ') + 1)
/** Names in braces in the path. */
export const pathFields = (http: Http) => [...http.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
