import type { RawBuilder, SqlBool } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Subject } from '#kernel/subject.ts'
import type { Db } from '../db/db.ts'
import type { Files } from '../files/files.ts'

/** In what it can be kept: the slice that keeps it reads this, and knows no noun. */
export type SubjectUse = 'bookmark' | 'wish' | 'comment' | 'react' | 'quote'

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

/** A subject as its slice registers it. */
export interface SubjectKind extends Subject {
  readonly uses: readonly SubjectUse[]
  readonly reach: SubjectReach
  /** Needed with `comment`, `react` and `quote`. */
  readonly owner?: SubjectOwner
  /** Of these ids, those within the viewer's reach, in any order. */
  readonly cards: (context: CardContext, viewer: string | null, ids: readonly string[]) => Promise<readonly CardFace[]>
}
export const registered = (kind: Subject, parts: Omit<SubjectKind, keyof Subject>): SubjectKind => ({ ...kind, ...parts })
