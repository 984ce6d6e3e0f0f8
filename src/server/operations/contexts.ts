import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { AnyEvent, GivenDataOf } from '#kernel/event.ts'
import type { AnyOperation, InputOf, OpenToGuests, OutputOf, RefusalOf } from '#kernel/operation.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { AuditEntry, Ids } from './audit.ts'
import type { Member, Requester, Viewer } from './requester.ts'
import type { Tools } from './tools.ts'

export type Tx = Transaction<Tables>
export type Emit = <E extends AnyEvent>(kind: E, data: GivenDataOf<E>) => void
export type ViewerOf<Op extends AnyOperation> = OpenToGuests<Op> extends true ? Viewer : Member

export interface FileAnswer {
  readonly body: Buffer | Readable
  readonly type: string
  readonly name: string
  readonly inline?: boolean
  /** True for a URL whose content never changes: cached for a year. */
  readonly immutable?: boolean
}
/** A redirect to a path of our own, or to an address that the operation has checked. */
export interface RedirectAnswer {
  readonly location: string
}
export type AnswerFor<Op extends AnyOperation> =
  NonNullable<Op['gives']> extends 'file' ? FileAnswer : NonNullable<Op['gives']> extends 'redirect' ? RedirectAnswer : OutputOf<Op>
export type HandlerResult<Op extends AnyOperation> = Promise<AnswerFor<Op> | Refusal<RefusalOf<Op> | 'input.form'>>

/** Context of a query: it only reads, on one or several connections. */
export interface QueryContext<Op extends AnyOperation> {
  readonly input: InputOf<Op>
  readonly viewer: ViewerOf<Op>
  readonly requester: Requester
  readonly db: Db
  readonly tools: Tools
}
/** Context of a command: one transaction, viewer, clock and outbox. */
export interface CommandContext<Op extends AnyOperation> {
  readonly input: InputOf<Op>
  readonly viewer: ViewerOf<Op>
  readonly requester: Requester
  readonly tx: Tx
  readonly clock: () => Promise<Date>
  readonly emit: Emit
  readonly tools: Tools
  /** Adds an entry to the audit log in this transaction; the entry that the operation declares is written anyway. */
  readonly record: (entry: AuditEntry) => void
  /** Ids for the operation's audit entry that neither its path nor its answer contains: `{ member_id }`. */
  readonly concerns: (ids: Ids) => void
  /** Cookies that the HTTP layer sets: session, known browser and display preferences. */
  readonly session: { keep(token: string): void; drop(): void; know(device: string): void; preference(name: DisplayPreference, value: string): void }
}
/** Context of a timer, a listener or the last phase of a phased command. */
export interface TransactionContext {
  readonly tx: Tx
  readonly clock: () => Promise<Date>
  readonly emit: Emit
  readonly tools: Tools
  /** Adds an entry to the audit log in this transaction, for an action that no member's operation records. */
  readonly record: (entry: AuditEntry) => void
}
