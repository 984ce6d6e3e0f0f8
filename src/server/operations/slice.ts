import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { AnyOperation, Contract } from '#kernel/operation.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Subject } from '#kernel/subject.ts'
import type { Texts } from '#kernel/texts.ts'
import type { Db } from '../db/db.ts'
import type { NoticeKind } from '../slices/notice.ts'
import type { CommandContext, HandlerResult, QueryContext, TransactionContext } from './contexts.ts'
import type { Viewer } from './requester.ts'
import type { ETag, SetETag } from './response-cache.ts'
import type { Tools } from './tools.ts'

export interface Command<Op extends AnyOperation = AnyOperation> {
  readonly kind: 'command'
  readonly op: Op
  /** Slow work that keeps nothing, done before the transaction opens. */
  readonly first?: (question: QueryContext<Op>) => Promise<unknown>
  readonly run: (call: CommandContext<Op>, first: never) => HandlerResult<Op>
}
export interface Query<Op extends AnyOperation = AnyOperation> {
  readonly kind: 'reading'
  readonly op: Op
  readonly run: (question: QueryContext<Op>) => HandlerResult<Op>
  readonly etag?: ETagQuery<Op>
}
/** What tells whether the answer to this question still stands: made when it is asked a second time, and asked at each time. */
export type ETagQuery<Op extends AnyOperation> = (question: QueryContext<Op>) => Promise<ETag>
/** What must call the outside world: a locked transaction, then no transaction, then an idempotent one. */
export interface PhasedCommand<Op extends AnyOperation = AnyOperation, Ref = unknown, Result = unknown> {
  readonly kind: 'phased'
  readonly op: Op
  readonly phases: Phases<Op, Ref, Result>
}
export interface Phases<Op extends AnyOperation, Ref, Result> {
  /** Decides and keeps, under locks; answers what the other phases need to find it again. Plain JSON: it is stored beside the key. */
  readonly prepare: (call: CommandContext<Op>) => Promise<Ref | Refusal>
  /** May be slow, may fail, may run twice: the outside knows `ref` as its own idempotency key. */
  readonly outside: (ref: Ref, tools: Tools, db: Db) => Promise<Result>
  /** Runs at least once; a second run changes nothing and answers the same. */
  readonly finish: (context: TransactionContext & { viewer: CommandContext<Op>['viewer'] }, ref: Ref, result: Result) => HandlerResult<Op>
}
export type Handler = Command | Query | PhasedCommand

/** Answer a command, in one transaction. A refusal rolls everything back. */
export const command = <Op extends AnyOperation>(op: Op, run: (call: CommandContext<Op>) => HandlerResult<Op>): Command<Op> => ({
  kind: 'command',
  op,
  run,
})
/** The same, after work that is slow and keeps nothing (a password, a picture): no connection waits for it. It may refuse. */
export function commandAfter<Op extends AnyOperation, First>(
  op: Op,
  first: (question: QueryContext<Op>) => Promise<First>,
  run: (call: CommandContext<Op>, first: Exclude<First, Refusal>) => HandlerResult<Op>,
): Command<Op> {
  return { kind: 'command', op, first, run }
}
/** Answer a question, without a transaction. */
export const query = <Op extends AnyOperation>(op: Op, run: Query<Op>['run']): Query<Op> => ({ kind: 'reading', op, run })
/**
 * The same for what many ask again: the answer is made once for as long as its mark is the same. It may depend on the input,
 * the viewer's id and the language, and on nothing else of the asker.
 */
export const cachedQuery = <Op extends AnyOperation>(
  op: Op,
  etag: ETagQuery<Op>,
  run: (question: QueryContext<Op> & { readonly stands: SetETag }) => HandlerResult<Op>,
): Query<Op> => ({ kind: 'reading', op, run: run as Query<Op>['run'], etag })
export const phasedCommand = <Op extends AnyOperation, Ref, Result>(op: Op, parts: Phases<Op, Ref, Result>): PhasedCommand<Op, Ref, Result> => ({
  kind: 'phased',
  op,
  phases: parts,
})

/** Somebody above who wants to know: its effects and the note that it has run stand or fall together. */
export interface Listener<E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly name: string
  readonly hear: (context: TransactionContext, data: DataOf<E>) => Promise<void>
  /** Several that were delivered in one turn, in one transaction; should that fail, each of them is heard by itself. */
  readonly hearAll?: ((context: TransactionContext, data: readonly DataOf<E>[]) => Promise<void>) | undefined
  /** Nothing to do otherwise: no transaction is opened for it. */
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

/** What falls due: job, sweeper and in-process alarm in one. `run` locks, looks again and only then acts. */
export interface Timer {
  readonly name: string
  /** Ids whose moment has come by the database's clock, oldest first. */
  readonly due: (db: Db, limit: number) => Promise<string[]>
  /** When the next one falls due, if any: the alarm is set to it. */
  readonly next?: (db: Db) => Promise<Date | null>
  readonly run: (context: TransactionContext, id: string) => Promise<void>
}
/** Like a timer, for what must call the outside world in between. Each runs beside the others: one that waits holds up nobody else. */
export interface Sweeper {
  readonly name: string
  /** So many calls of the outside at once, at most; otherwise one after the other. */
  readonly at_once?: number
  readonly due: (db: Db, limit: number) => Promise<string[]>
  readonly next?: (db: Db) => Promise<Date | null>
  readonly outside: (db: Db, id: string, tools: Tools) => Promise<unknown>
  readonly finish: (context: TransactionContext, id: string, result: unknown) => Promise<void>
}
export const timer = (parts: Timer): Timer => parts

/** Which of these subjects of one kind may this viewer listen to? Asked once for all of them at each subscription, and again whenever rights change. */
export type MayListen = (db: Db, viewer: Viewer, ids: readonly string[]) => Promise<readonly string[]> | readonly string[]

/** How many of something a member has now. Its name is the limit’s that a plan may set to it. */
export type Count = (db: Db, member_id: string) => Promise<number>

export interface Slice {
  readonly name: string
  readonly handlers: readonly Handler[]
  readonly listeners: readonly Listener[]
  readonly timers: readonly Timer[]
  readonly sweepers: readonly Sweeper[]
  readonly topics: Readonly<Record<string, MayListen>>
  /** What plans may limit of it. */
  readonly counts: Readonly<Record<string, Count>>
  /** What its refusals, notices and letters say. */
  readonly texts: Texts
  /** What its events tell whom. */
  readonly notices: readonly NoticeKind[]
  /** What of it has a page and can be pointed at. */
  readonly subjects: readonly Subject[]
  /** Listeners made of the notices of all slices. */
  readonly noticeListeners: (notices: readonly NoticeKind[]) => readonly Listener[]
}
interface Parts<C extends Contract> {
  /** Every operation of the contract must be answered here, or it does not compile. */
  // biome-ignore lint/suspicious/noExplicitAny: each room keeps its own types; here only its operation counts
  readonly handlers: { readonly [K in keyof C]: { readonly op: C[K] } & (Command<any> | Query<any> | PhasedCommand<any, any, any>) }
  // biome-ignore lint/suspicious/noExplicitAny: listeners of every event meet in one list
  readonly listeners?: readonly Listener<any>[]
  readonly timers?: readonly Timer[]
  readonly sweepers?: readonly Sweeper[]
  readonly topics?: Readonly<Record<string, MayListen>>
  readonly counts?: Readonly<Record<string, Count>>
  readonly texts?: Texts
  readonly notices?: readonly NoticeKind[]
  readonly subjects?: readonly Subject[]
  readonly noticeListeners?: Slice['noticeListeners']
}
export function slice<C extends Contract>(name: string, _contract: C, { handlers, ...parts }: Parts<C>): Slice {
  const none = { listeners: [], timers: [], sweepers: [], topics: {}, counts: {}, texts: {}, notices: [], subjects: [], noticeListeners: () => [] }
  return { ...none, ...parts, name, handlers: Object.values(handlers) as Handler[] }
}
