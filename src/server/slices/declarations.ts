import type { RawBuilder } from 'kysely'
import type { AnyEvent } from '#kernel/event.ts'
import type { PlanRight } from '#kernel/plan-right.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { Tags } from '../privacy.ts'
import type { FindCard } from '../seo/share-card.ts'
import type { AddressSource } from '../seo/sitemap.ts'
import type { SyndicatedList } from '../syndication/syndicated.ts'
import type { AlertSource } from './alert-source.ts'
import type { LevelSource } from './level-source.ts'
import type { RecommendationSource } from './recommendation-source.ts'
import type { SearchKind } from './search-kind.ts'
import type { StatementCause } from './statement-cause.ts'

/** Effect of an event on sockets. `end`: the touched ones are disconnected and authenticate again. `check`: the rights of all are checked again. */
export interface SocketEvent {
  readonly event: AnyEvent
  readonly sockets: 'end' | 'check'
  /** Delay until sockets get the event, so that no process still answers from its cache. */
  readonly after_ms?: number
}

/** Unfinished business that blocks the erasure of a member's account. */
export interface Opening {
  /** Its text is `erasure.open.<code>` in the slice's texts. */
  readonly code: string
  /** Path of the page where it can be ended. */
  readonly path: string
  readonly facts: { readonly count: number } | { readonly amount: number; readonly currency: string }
  /** True when the member chooses in the erasure form what happens to it. */
  readonly chosen?: true
}
export type FindUnfinished = (db: Db, member_id: MemberId) => Promise<readonly Opening[]>

/** A reason to suggest members to a member, found in tables of a slice above `network`. */
export interface SuggestionSource {
  /** One of the reasons in the contract of `network`. */
  readonly why: string
  /** Query of `member_id`, `count` and `codes` (of countries). It reads a limited number of rows from the head of an index, so that its cost does not grow. */
  readonly members: (viewer: string) => RawBuilder<unknown>
}

/** Counts something of a subject of a lower slice: `for_sale` of a catalogue entry. */
export interface SubjectCount {
  /** Type of the subject. */
  readonly of: string
  readonly name: string
  /** Query of one row and column for this subject's id. It counts only what the viewer may know of, and reads a limited number of rows. Money is counted in the site's currency. */
  readonly count: (viewer: string | null, id: string, currency: string) => RawBuilder<unknown>
}

/** What a slice declares besides its handlers; the platform and upper slices read it here and keep no lists of their own. */
export interface Declarations {
  /** The privacy tag of every column of its tables. */
  readonly tags: Partial<Tags>
  /** Sitemap entries. */
  readonly sitemap: readonly AddressSource[]
  /** Share cards by the first word of the path. */
  readonly shareCards: Readonly<Record<string, FindCard>>
  readonly socketEvents: readonly SocketEvent[]
  readonly unfinished: readonly FindUnfinished[]
  readonly suggests: readonly SuggestionSource[]
  /** Reasons to recommend things of the slice. */
  readonly recommends: readonly RecommendationSource[]
  readonly subjectCounts: readonly SubjectCount[]
  /** What its postings in the ledger were for, by number and page. */
  readonly statementCauses: readonly StatementCause[]
  /** What the search over everything finds of the slice. */
  readonly searchKinds: readonly SearchKind[]
  /** Lists that feed readers follow as Atom and RSS. */
  readonly syndication: readonly SyndicatedList[]
  /** Listings that saved searches find. */
  readonly alertSources: readonly AlertSource[]
  /** Sources of the points that make a member's level. */
  readonly levelSources: readonly LevelSource[]
  /** Rows of the plan comparison, with the names of its limits. */
  readonly rights: readonly PlanRight[]
  /** Lock order: the ranks of its tables (operations/locks.ts). */
  readonly lockRank: Readonly<Partial<Record<keyof Tables, number>>>
}
export const NOTHING_DECLARED: Declarations = {
  tags: {},
  sitemap: [],
  shareCards: {},
  socketEvents: [],
  unfinished: [],
  suggests: [],
  recommends: [],
  subjectCounts: [],
  statementCauses: [],
  searchKinds: [],
  syndication: [],
  alertSources: [],
  levelSources: [],
  rights: [],
  lockRank: {},
}
