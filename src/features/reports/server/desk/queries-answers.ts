import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Reason } from '../../rules.ts'

export interface AnswerRow {
  readonly id: Id<'report_answers'>
  readonly title: string
  readonly clause: Reason
  readonly facts: string
}
export const keptAnswers = async (db: Db, most: number): Promise<AnswerRow[]> =>
  (await sql<AnswerRow>`select a.id, a.title, a.clause, a.facts from report_answers a order by a.title, a.id limit ${most}`.execute(db)).rows
export const countAnswers = async (db: Db): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from report_answers`.execute(db)).rows[0]!.n
export const keepAnswerRow = async (tx: Tx, row: Omit<AnswerRow, 'id'> & { author_id: Id<'members'> }): Promise<AnswerRow> =>
  (await tx.insertInto('report_answers').values(row).returning(['id', 'title', 'clause', 'facts']).executeTakeFirstOrThrow()) as AnswerRow
export const dropAnswer = async (tx: Tx, id: Id<'report_answers'>): Promise<boolean> =>
  (await tx.deleteFrom('report_answers').where('id', '=', id).returning('id').execute()).length > 0
