import { type SqlBool, sql } from 'kysely'
import { isPresent, ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { ProposedFacts } from '../shapes.ts'
import { countedVotes } from './queries-votes.ts'

const COLUMNS = [
  'p.id',
  'p.kind',
  'p.entry_id',
  'p.proposer_id',
  'p.status',
  'p.different_from',
  'p.note',
  'p.opened_at',
  'p.closes_at',
  'p.decided_at',
  'p.decided_by',
  'p.reason',
  'p.created_at',
] as const

const rows = (db: Db, viewer: string | null) =>
  db
    .selectFrom('catalogue_proposals as p')
    .leftJoin('catalogue_entries as e', 'e.id', 'p.entry_id')
    .innerJoin('members as m', 'm.id', 'p.proposer_id')
    .leftJoin('catalogue_votes as own', (on) => on.onRef('own.proposal_id', '=', 'p.id').on('own.voter_id', '=', viewer as Id<'members'> | null))
    .select(COLUMNS)
    .select([
      sql<ProposedFacts>`p.given`.as('given'),
      sql<ProposedFacts>`p.base`.as('base'),
      'e.number as entry_number',
      'e.name as entry_name',
      'm.uid',
      'm.username',
      'm.full_name',
      'm.image_url',
      'm.created_at as member_since',
      sql<boolean>`${ownerVisibleTo(viewer, 'p.proposer_id')}`.as('proposer_shown'),
      sql<boolean>`${isPresent('m')}`.as('proposer_present'),
      'own.in_favour as own_vote',
      'own.note as own_note',
      countedVotes('p.id').as('votes'),
    ])

export type ProposalRow = Awaited<ReturnType<typeof findProposals>>[number]

export interface Watcher {
  readonly id: string | null
  readonly is_moderator: boolean
}
/** Who asks, and whether they may decide. */
export const watcherOf = (viewer: Viewer): Watcher => ({ id: viewer.id, is_moderator: viewer.permissions.has('user.access.stamp_items') })

/** One's own, and others' that were not withdrawn, of members whom one sees. A moderator sees all. */
const within = ({ id, is_moderator }: Watcher) =>
  is_moderator
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(p.proposer_id = ${id}::uuid or p.status <> 'Withdrawn' and ${ownerVisibleTo(id, 'p.proposer_id')})`

export const findProposals = (db: Db, watcher: Watcher, ids: readonly string[]) =>
  rows(db, watcher.id)
    .where(sql<SqlBool>`p.id = any(${[...ids]}::uuid[])`)
    .where(within(watcher))
    .execute()

/** As the clock sees it: without anybody's reach. */
export const EVERYTHING: Watcher = { id: null, is_moderator: true }

export interface ProposalFilter {
  readonly watcher: Watcher
  readonly status: readonly string[]
  readonly mine: boolean
  readonly entry_id: string | undefined
}

export function proposalsWanted(db: Db, { watcher, status, mine, entry_id }: ProposalFilter) {
  let found = rows(db, watcher.id).where(within(watcher))
  if (status.length) found = found.where('p.status', 'in', status)
  if (mine) found = found.where('p.proposer_id', '=', watcher.id as Id<'members'>)
  if (entry_id) found = found.where('p.entry_id', '=', entry_id as Id<'catalogue_entries'>)
  return found
}

export const listProposals = (db: Db, wanted: ProposalFilter, place: PagePosition): Promise<ProposalRow[]> =>
  proposalsWanted(db, wanted)
    .where(beyond(['p.id'], 'desc', place))
    .orderBy('p.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** Which of these there are for this viewer: for sockets. */
export const seenProposals = (db: Db, ids: readonly string[], viewer: Viewer) => findProposals(db, watcherOf(viewer), ids)

export async function countOpen(db: Db, proposer_id: Id<'members'>): Promise<number> {
  const { n } = await db
    .selectFrom('catalogue_proposals')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('proposer_id', '=', proposer_id)
    .where('status', 'in', ['Voting', 'Undecided', 'Stale'])
    .executeTakeFirstOrThrow()
  return n
}

const due = (db: Db) => db.selectFrom('catalogue_proposals').where('closes_at', 'is not', null)

export const dueProposals = async (db: Db, limit: number): Promise<Id<'catalogue_proposals'>[]> =>
  (await due(db).select('id').where('closes_at', '<=', sql<Date>`clock_timestamp()`).orderBy('closes_at').limit(limit).execute()).map(({ id }) => id)

export const nextDue = async (db: Db): Promise<Date | null> =>
  (await due(db).select('closes_at').orderBy('closes_at').limit(1).executeTakeFirst())?.closes_at ?? null
