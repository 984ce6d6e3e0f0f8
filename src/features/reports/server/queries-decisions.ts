import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { DecisionStatus, Measure, Reason, Scope } from '../rules.ts'
import type { DecisionId, ReportCaseId } from '../shapes.ts'

export interface DecisionRow {
  readonly id: DecisionId
  readonly number: number
  readonly case_id: ReportCaseId | null
  readonly member_id: Id<'members'>
  readonly subject_type: string | null
  readonly subject_id: string | null
  readonly title: string
  readonly measure: Measure
  readonly scope: Scope | null
  readonly ends_at: Date | null
  readonly ground: 'law' | 'terms'
  readonly clause: Reason
  readonly facts: string
  readonly found_by: 'notice' | 'own'
  readonly decided_by: Id<'members'> | null
  readonly has_effect: boolean
  readonly status: DecisionStatus
  readonly lapsed_at: Date | null
  readonly appeal: string
  readonly appealed_at: Date | null
  readonly answer: string
  readonly answered_at: Date | null
  readonly created_at: Date
  readonly now: Date
}
const rowsOf = (
  tail: ReturnType<typeof sql>,
) => sql<DecisionRow>`select d.id, d.number, d.case_id, d.member_id, d.subject_type, d.subject_id, d.title, d.measure,
  d.scope, d.ends_at, d.ground, d.clause, d.facts, d.found_by, d.decided_by, d.has_effect, d.status, d.lapsed_at, d.appeal, d.appealed_at, d.answer,
  d.answered_at, d.created_at, clock_timestamp() as now from decisions d ${tail}`

export type NewDecision = Pick<
  DecisionRow,
  | 'case_id'
  | 'member_id'
  | 'subject_type'
  | 'subject_id'
  | 'title'
  | 'measure'
  | 'scope'
  | 'ends_at'
  | 'ground'
  | 'clause'
  | 'facts'
  | 'found_by'
  | 'decided_by'
>
export const keepDecision = async (tx: Tx, row: NewDecision): Promise<DecisionId> =>
  (await tx.insertInto('decisions').values(row).returning('id').executeTakeFirstOrThrow()).id as DecisionId
export const noteEffect = (tx: Tx, id: DecisionId) => tx.updateTable('decisions').set({ has_effect: true }).where('id', '=', id).execute()

/** Precondition: the caller decides who may know of it. */
export const decisionById = async (db: Db, id: string): Promise<DecisionRow | undefined> =>
  (await rowsOf(sql`where d.id = ${id}::uuid`).execute(db)).rows[0]
export const ownDecision = async (db: Db, member_id: string, id: string): Promise<DecisionRow | undefined> =>
  (await rowsOf(sql`where d.id = ${id}::uuid and d.member_id = ${member_id}::uuid`).execute(db)).rows[0]
export async function ownDecisions(db: Db, member_id: string, place: PagePosition<readonly [string]>): Promise<DecisionRow[]> {
  const after = place.after ? sql`and d.id < ${place.after[0]}::uuid` : sql``
  const order = sql`order by d.id desc limit ${place.limit} offset ${place.offset}`
  return (await rowsOf(sql`where d.member_id = ${member_id}::uuid ${after} ${order}`).execute(db)).rows
}
export const ownDecisionsCounted = (member_id: string) => ({
  limit: (most: number) => sql`select d.id from decisions d where d.member_id = ${member_id}::uuid limit ${most}`,
})
const MOST = 50
export const decisionsAbout = async (db: Db, member_id: string): Promise<DecisionRow[]> =>
  (await rowsOf(sql`where d.member_id = ${member_id}::uuid order by d.id desc limit ${MOST}`).execute(db)).rows

/** `at_text`: the whole precision of the clock, for the cursor. */
export async function appealPage(db: Db, place: PagePosition<readonly [string]>): Promise<DecisionRow[]> {
  const after = place.after
    ? sql`and (d.appealed_at, d.id) > (select b.appealed_at, b.id from decisions b where b.id = ${place.after[0]}::uuid)`
    : sql``
  const order = sql`order by d.appealed_at, d.id limit ${place.limit} offset ${place.offset}`
  return (await rowsOf(sql`where d.status = 'appealed' ${after} ${order}`).execute(db)).rows
}
export const appealsCounted = { limit: (most: number) => sql`select d.id from decisions d where d.status = 'appealed' limit ${most}` }

interface DecisionChange {
  readonly status?: DecisionStatus
  readonly appeal?: string
  readonly appealed_at?: Date
  readonly answer?: string
  readonly answered_by?: Id<'members'>
  readonly answered_at?: Date
  readonly lapsed_at?: Date
}
export const changeDecision = (tx: Tx, id: DecisionId, change: DecisionChange) =>
  tx.updateTable('decisions').set(change).where('id', '=', id).execute()

/** What restrictions that stand take away from a member. */
export const scopesOn = async (tx: Tx, member_id: string): Promise<Scope[]> =>
  (
    await sql<{ scope: Scope }>`select distinct d.scope from decisions d where d.member_id = ${member_id}::uuid and d.measure = 'restrict'
      and d.lapsed_at is null and d.status <> 'reversed'`.execute(tx)
  ).rows.map(({ scope }) => scope)
/** Decisions whose time is over. */
const DUE = sql`ends_at is not null and lapsed_at is null and status <> 'reversed'`
export const dueDecisions = async (db: Db, limit: number): Promise<DecisionId[]> =>
  (
    await sql<{ id: DecisionId }>`select id from decisions where ${DUE} and ends_at <= clock_timestamp() order by ends_at limit ${limit}`.execute(db)
  ).rows.map(({ id }) => id)
export const nextDueDecision = async (db: Db): Promise<Date | null> =>
  (await sql<{ ends_at: Date }>`select ends_at from decisions where ${DUE} order by ends_at limit 1`.execute(db)).rows[0]?.ends_at ?? null
