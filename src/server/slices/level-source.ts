import type { RawBuilder } from 'kysely'
import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'

/** Something a member has done, or no longer stands for. A reference counts once, however often its event comes. */
export interface LevelDeed {
  readonly member_id: MemberId
  readonly ref: string
  readonly stands: boolean
}
/** An event after which deeds are looked for. */
export interface DeedEvent<E extends AnyEvent = AnyEvent> {
  readonly event: E
  /** Members who may have earned something: they are locked first. */
  readonly members: (data: DataOf<E>) => readonly MemberId[]
  readonly find: (db: Db, data: DataOf<E>) => Promise<readonly LevelDeed[]>
  /** False: nothing to do. */
  readonly when?: ((data: DataOf<E>) => boolean) | undefined
}
// biome-ignore lint/suspicious/noExplicitAny: one list holds deeds of all events
export const deedOn = <E extends AnyEvent>(parts: DeedEvent<E>): DeedEvent<any> => parts

/** A source of level points, declared by the slice that knows the deeds. Its name in words is the text `level.<name>` of that slice. */
export interface LevelSource {
  readonly name: string
  /** Points for each, and the most that the source gives, so that repeating one activity is not enough. */
  readonly points: number
  readonly most: number
  /** Query of one column of references: all that this member has done, so that missed events count too. */
  readonly refs: (member_id: MemberId) => RawBuilder<unknown>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly deeds: readonly DeedEvent<any>[]
}
