import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { AnyEvent, GivenDataOf } from '#kernel/event.ts'
import type { AnyOperation, InputOf, OutputOf, RefusalOf } from '#kernel/operation.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { OpenToGuests } from '#kernel/permission.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { AuditEntry, Ids } from './audit.ts'
import type { Member, Requester, Viewer } from './requester.ts'
import type { Tools } from './tools.ts'

export type Tx = Transaction<Tables>
export type Emit = <E extends AnyEvent>(kind: E, data: GivenDataOf<E>) => void
export type ViewerOf<Op extends AnyOperation> = OpenToGuests<Op['permission']> extends true ? Viewer : Member

/** A file as an answer. */
export interface FileAnswer {
  readonly body: Buffer | Readable
  readonly type: string
  readonly name: string
  readonly inline?: boolean
  /** Addresses that never change their content may be kept for a year. */
  readonly immutable?: boolean
}
/** Somewhere else to go: an address of our own, or one that the operation vouches for. */
export interface RedirectAnswer {
  readonly location: string
}
export type AnswerFor<Op extends AnyOperation> =
  NonNullable<Op['gives']> extends 'file' ? FileAnswer : NonNullable<Op['gives']> extends 'redirect' ? RedirectAnswer : OutputOf<Op>
export type HandlerResult<Op extends AnyOperation> = Promise<AnswerFor<Op> | Refusal<RefusalOf<Op> | 'input.form'>>

/** What a question may touch: it reads, from one connection or many, and keeps nothing. */
export interface QueryContext<Op extends AnyOperation> {
  readonly input: InputOf<Op>
  readonly viewer: ViewerOf<Op>
  readonly requester: Requester
  readonly db: Db
  readonly tools: Tools
}
/** Everything a command may touch: one transaction, one viewer, one clock, one outbox. */
export interface CommandContext<Op extends AnyOperation> {
  readonly input: InputOf<Op>
  readonly viewer: ViewerOf<Op>
  readonly requester: Requester
  readonly tx: Tx
  readonly clock: () => Promise<Date>
  readonly emit: Emit
  readonly tools: Tools
  /** A further entry of the audit log, in this transaction. What the operation declares is written anyway. */
  readonly record: (entry: AuditEntry) => void
  /** What the entry of this operation is about, where its path and its answer do not say it: `{ member_id }`. */
  readonly concerns: (ids: Ids) => void
  /** For the edge: begin or end the web's session cookie, remember this browser, and carry what its pages are drawn by. */
  readonly session: { keep(token: string): void; drop(): void; know(device: string): void; preference(name: DisplayPreference, value: string): void }
}
/** What a timer, a subscriber or the second half of a phased operation may touch. */
export interface TransactionContext {
  readonly tx: Tx
  readonly clock: () => Promise<Date>
  readonly emit: Emit
  readonly tools: Tools
  /** An entry of the audit log, in this transaction: for what no operation of a member has done. */
  readonly record: (entry: AuditEntry) => void
}
