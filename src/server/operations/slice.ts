import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { AnyOperation, Contract } from '#kernel/operation.ts'
import type { ApiScope } from '#kernel/people/api-scope.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Texts } from '#kernel/texts.ts'
import type { Db } from '../db/db.ts'
import type { AnyJob } from '../jobs/job.ts'
import type { Roll } from '../live/attendance.ts'
import type { AlertSource } from '../slices/alert-source.ts'
import { type Declarations, NOTHING_DECLARED } from '../slices/declarations.ts'
import type { GuardedAct } from '../slices/guarded-act.ts'
import type { LevelSource } from '../slices/level-source.ts'
import type { NoticeKind } from '../slices/notice.ts'
import type { ProductPart } from '../slices/product-part.ts'
import type { SubjectKind } from '../slices/subject.ts'
import type { CommandContext, HandlerResult, QueryContext, TransactionContext } from './contexts.ts'
import type { Viewer } from './requester.ts'
import type { ETag, SetETag } from './response-cache.ts'
import type { Tools } from './tools.ts'

export interface Command<Op extends AnyOperation = AnyOperation> {
  readonly kind: 'command'
  readonly op: Op
  /** Slow work without database writes, done before the transaction opens. */
  readonly first?: (question: QueryContext<Op>) => Promise<unknown>
  readonly run: (call: CommandContext<Op>, first: never) => HandlerResult<Op>
}
export interface Query<Op extends AnyOperation = AnyOperation> {
  readonly kind: 'reading'
  readonly op: Op
  readonly run: (question: QueryContext<Op>) => HandlerResult<Op>
  readonly etag?: ETagQuery<Op>
  readonly isAsForGuests?: IsAsForGuests<Op>
}
/** Creates the ETag query of an answer: built when the same request comes a second time, and run at every later one. */
export type ETagQuery<Op extends AnyOperation> = (question: QueryContext<Op>) => Promise<ETag>
/** True if this member gets exactly what a guest gets; then both share one cached answer, made for the guest. */
export type IsAsForGuests<Op extends AnyOperation> = (question: QueryContext<Op>) => Promise<boolean>
/** A command with a call to an outside service: a transaction with locks, then the call without a transaction, then an idempotent transaction. */
export interface PhasedCommand<Op extends AnyOperation = AnyOperation, Ref = unknown, Result = unknown> {
  readonly kind: 'phased'
  readonly op: Op
  readonly phases: Phases<Op, Ref, Result>
}
export interface Phases<Op extends AnyOperation, Ref, Result> {
  /** First transaction: checks and writes under locks; returns the reference for the other phases as plain JSON, stored with the idempotency key. */
  readonly prepare: (call: CommandContext<Op>) => Promise<Ref | Refusal>
  /** May be slow, fail or run twice: `ref` serves as the outside service's idempotency key. */
  readonly outside: (ref: Ref, tools: Tools, db: Db) => Promise<Result>
  /** Runs at least once; a second run changes nothing and returns the same. */
  readonly finish: (context: TransactionContext & { viewer: CommandContext<Op>['viewer'] }, ref: Ref, result: Result) => HandlerResult<Op>
}
export type Handler = Command | Query | PhasedCommand

/** Handles a command in one transaction; a refusal rolls it back. */
export const command = <Op extends AnyOperation>(op: Op, run: (call: CommandContext<Op>) => HandlerResult<Op>): Command<Op> => ({
  kind: 'command',
  op,
  run,
})
/** The same after slow work without writes (a password hash, a picture), during which no database connection is held. That work may refuse. */
export function commandAfter<Op extends AnyOperation, First>(
  op: Op,
  first: (question: QueryContext<Op>) => Promise<First>,
  run: (call: CommandContext<Op>, first: Exclude<First, Refusal>) => HandlerResult<Op>,
): Command<Op> {
  return { kind: 'command', op, first, run }
}
/** Handles a query, without a transaction. */
export const query = <Op extends AnyOperation>(op: Op, run: Query<Op>['run']): Query<Op> => ({ kind: 'reading', op, run })
/**
 * A query with a response cache: an answer is reused as long as its mark is the same. It may depend on the input, the viewer's id and the locale, and
 * on nothing else of the requester.
 */
export const cachedQuery = <Op extends AnyOperation>(
  op: Op,
  etag: ETagQuery<Op>,
  run: (question: QueryContext<Op> & { readonly stands: SetETag }) => HandlerResult<Op>,
  isAsForGuests?: IsAsForGuests<Op>,
): Query<Op> => ({ kind: 'reading', op, run: run as Query<Op>['run'], etag, ...(isAsForGuests && { isAsForGuests }) })
export const phasedCommand = <Op extends AnyOperation, Ref, Result>(op: Op, parts: Phases<Op, Ref, Result>): PhasedCommand<Op, Ref, Result> => ({
  kind: 'phased',
  op,
  phases: parts,
})

/** A listener of another slice's event. Its effects and the record that it has run commit together. */
export interface Listener<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly name: string
  readonly hear: (context: TransactionContext, data: DataOf<E>) => Promise<void>
  /** Batch: several events in one transaction; when it fails, `hear` runs for each event. */
  readonly hearAll?: ((context: TransactionContext, data: readonly DataOf<E>[]) => Promise<void>) | undefined
  /** False: nothing to do, so no transaction is opened. */
  readonly when?: ((data: DataOf<E>) => boolean) | undefined
}
export const on = <E extends AnyEvent>(event: E, name: string, hear: Listener<E>['hear'], when?: Listener<E>['when']): Listener<E> => ({
  event,
  name,
  hear,
  when,
})
export const onAll = <E extends AnyEvent>(event: E, name: string, hearAll: NonNullable<Listener<E>['hearAll']>): Listener<E> => ({
  event,
  name,
  hear: (context, data) => hearAll(context, [data]),
  hearAll,
})

/** A timer for due rows, run by alarm and by the sweep of each minute. `run` locks, checks again and only then acts. */
export interface Timer<RowId extends string = string> {
  readonly name: string
  /** Ids due by the database's clock, oldest first. */
  readonly due: (db: Db, limit: number, tools: Tools) => Promise<RowId[]>
  /** When the next one is due, if any; the alarm is set to it. */
  readonly next?: (db: Db) => Promise<Date | null>
  /** A method, not a property: a list of timers with different ids then has one type. */
  run(context: TransactionContext, id: RowId): Promise<void>
}
/** Like a timer, with a call to an outside service in between. Each sweeper has its own lane, so a slow service delays no other. */
export interface Sweeper<RowId extends string = string, Result = unknown> {
  readonly name: string
  /** Concurrent calls to the outside service; one when not set. */
  readonly at_once?: number
  readonly due: (db: Db, limit: number) => Promise<RowId[]>
  readonly next?: (db: Db) => Promise<Date | null>
  outside(db: Db, id: RowId, tools: Tools): Promise<Result>
  finish(context: TransactionContext, id: RowId, result: Result): Promise<void>
}
export const timer = <RowId extends string>(parts: Timer<RowId>): Timer => parts
export const sweeper = <RowId extends string, Result>(parts: Sweeper<RowId, Result>): Sweeper => parts

/**
 * Authorization for topics: which of these ids may the viewer listen to? Asked at each subscription and when rights change, once for all ids of a
 * kind.
 */
export type MayListen = (db: Db, viewer: Viewer, ids: readonly string[]) => Promise<readonly string[]> | readonly string[]

/** Keeps which members a process has sockets of. */
export type KeepAttendance = (context: TransactionContext, roll: Roll) => Promise<void>

/** Counts something of a member; the name is that of the plan limit it is compared with. */
export type Count = (db: Db, member_id: MemberId) => Promise<number>

export interface Slice extends Declarations {
  readonly name: string
  readonly part?: ProductPart
  readonly handlers: readonly Handler[]
  /** Its operations that API keys open, by scope. */
  readonly scopes: readonly (readonly [ApiScope, AnyOperation])[]
  readonly listeners: readonly Listener[]
  readonly timers: readonly Timer[]
  readonly sweepers: readonly Sweeper[]
  readonly jobs: readonly AnyJob[]
  readonly topics: Readonly<Record<string, MayListen>>
  readonly attendance: readonly KeepAttendance[]
  /** Counts that plans may limit. */
  readonly counts: Readonly<Record<string, Count>>
  /** Texts of its refusals, notices and letters. */
  readonly texts: Texts
  /** The notices made from its events. */
  readonly notices: readonly NoticeKind[]
  /** Deeds of administrators that may need the consent of a second one. */
  readonly guarded: readonly GuardedAct[]
  /** Things that can be wished, bookmarked, flagged or notified. */
  readonly subjects: readonly SubjectKind[]
  /** Creates listeners from the notices of all slices. */
  readonly noticeListeners: (notices: readonly NoticeKind[]) => readonly Listener[]
  /** Creates listeners from the level sources of all slices. */
  readonly levelListeners: (sources: readonly LevelSource[]) => readonly Listener[]
  /** Creates listeners from the alert sources of all slices. */
  readonly alertListeners: (sources: readonly AlertSource[]) => readonly Listener[]
}
interface Parts<C extends Contract> extends Partial<Declarations> {
  /** A handler for every operation of the contract, or the code does not compile. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler has its own types; here only the operation matters
  readonly handlers: { readonly [K in keyof C]: { readonly op: C[K] } & (Command<any> | Query<any> | PhasedCommand<any, any, any>) }
  /** Which of its operations an API key opens, by scope; all others are closed to keys. */
  readonly scopes?: { readonly [S in ApiScope]?: readonly (keyof C & string)[] }
  // biome-ignore lint/suspicious/noExplicitAny: one list holds listeners of all events
  readonly listeners?: readonly Listener<any>[]
  readonly timers?: readonly Timer[]
  readonly sweepers?: readonly Sweeper[]
  readonly jobs?: readonly AnyJob[]
  readonly topics?: Readonly<Record<string, MayListen>>
  readonly attendance?: readonly KeepAttendance[]
  readonly counts?: Readonly<Record<string, Count>>
  readonly texts?: Texts
  readonly notices?: readonly NoticeKind[]
  readonly guarded?: readonly GuardedAct[]
  /** The part that it makes, alone or with others; whatever of it `goes_on` does not name is refused while the part is closed. */
  readonly part?: Pick<ProductPart, 'code' | 'closes'> & { readonly goes_on: readonly (keyof C & string)[] }
  readonly subjects?: readonly SubjectKind[]
  readonly noticeListeners?: Slice['noticeListeners']
  readonly levelListeners?: Slice['levelListeners']
  readonly alertListeners?: Slice['alertListeners']
}
export function slice<C extends Contract>(name: string, contract: C, { handlers, scopes = {}, part, ...parts }: Parts<C>): Slice {
  const none = {
    ...NOTHING_DECLARED,
    listeners: [],
    timers: [],
    sweepers: [],
    jobs: [],
    topics: {},
    attendance: [],
    counts: {},
    texts: {},
    notices: [],
    guarded: [],
    subjects: [],
    noticeListeners: () => [],
    levelListeners: () => [],
    alertListeners: () => [],
  }
  const scoped = (Object.entries(scopes) as [ApiScope, readonly string[]][]).flatMap(([scope, names]) =>
    names.map((one) => [scope, contract[one]!] as const),
  )
  const made = part && { part: { ...part, goes_on: new Set(part.goes_on.map((one) => contract[one]!.http)) } }
  return { ...none, ...parts, ...made, name, scopes: scoped, handlers: Object.values(handlers) as Handler[] }
}
