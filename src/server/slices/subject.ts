import type { RawBuilder, SqlBool, Transaction } from 'kysely'
import type { AnyEvent, GivenDataOf } from '#kernel/event.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Subject } from '#kernel/subject.ts'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { Files } from '../files/files.ts'

/** In what it can be kept: the slice that keeps it reads this, and knows no noun. */
export type SubjectUse = 'bookmark' | 'wish' | 'comment' | 'react' | 'quote' | 'message'

export interface CardFace {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly image_url: string | null
  /** What the wire tells beside the card under the kind's own name; the contract of the list says what of it. */
  readonly detail?: Readonly<Record<string, unknown>>
}
export interface CardContext {
  readonly db: Db
  readonly files: Pick<Files, 'address'>
  readonly locale: Locale
}
/**
 * Authorization predicate in SQL: there is such a subject, and this viewer may know of it. A subject that hangs on one of any kind (a comment) asks
 * `kinds` for that one's reach, and is out of reach without them.
 */
export type SubjectReach = (viewer: string | null, id: RawBuilder<unknown>, kinds?: Iterable<SubjectKind>) => RawBuilder<SqlBool>

/** SQL of the member whom comments and reactions are for. */
export type SubjectOwner = (id: RawBuilder<unknown>) => RawBuilder<unknown>

/** What moderators read of a thing, as it was when it was reported. */
export interface FrozenSubject {
  /** Whom the report is about. */
  readonly member_id: string
  readonly title: string
  readonly path?: string
  readonly lines: readonly { readonly by: 'reported' | 'other'; readonly body: string; readonly at: Date | null }[]
  readonly media_ids: readonly string[]
}
/** The transaction of the decision. */
export interface Moderating {
  readonly tx: Transaction<Tables>
  readonly emit: <E extends AnyEvent>(kind: E, data: GivenDataOf<E>) => void
}
/** How a kind of thing can be reported, and what a decision can do to it. */
export interface Moderation {
  /** Precondition: the viewer may know of it. `part` is a number within it, and 0 for all of it. */
  readonly freeze: (
    context: { db: Db; subjects: ReadonlyMap<string, SubjectKind>; viewer: string },
    id: string,
    part: number,
  ) => Promise<FrozenSubject | undefined>
  /** Takes it out of sight, or shows it again; false when nothing changed. Only decisions call this (docs/decisions/106). */
  readonly hide?: (context: Moderating, id: string, is_hidden: boolean) => Promise<boolean>
  /** Written between two: moderators open it by an act that the audit log keeps. */
  readonly is_private?: true
}

/** A subject as its slice registers it. */
export interface SubjectKind extends Subject {
  readonly uses: readonly SubjectUse[]
  readonly reach: SubjectReach
  /** Narrower than its reach: who may comment on it and react to it. Whoever reaches it, when not given. */
  readonly answers?: SubjectReach
  /** Needed with `comment`, `react` and `quote`. */
  readonly owner?: SubjectOwner
  /** Of these ids, those within the viewer's reach, in any order. */
  readonly cards: (context: CardContext, viewer: string | null, ids: readonly string[]) => Promise<readonly CardFace[]>
  /** Given when it can be reported to moderators. */
  readonly moderation?: Moderation
}
export const registered = (kind: Subject, parts: Omit<SubjectKind, keyof Subject>): SubjectKind => ({ ...kind, ...parts })
