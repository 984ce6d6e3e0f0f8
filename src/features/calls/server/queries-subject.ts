import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import type { CallStatus, CallType } from '../rules.ts'

export const callReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from call_members v where v.call_id = ${id} and v.member_id = ${viewer}::uuid and v.status <> 'invitation')`

interface CardRow {
  readonly id: string
  readonly call_type: CallType
  readonly status: CallStatus
  readonly seconds: number | null
}
export async function callCards(db: Db, ids: readonly string[], viewer: string): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`select c.id, c.call_type, v.status,
      case when c.answered_at is null or v.answered_at is null then null
        else extract(epoch from coalesce(v.left_at, clock_timestamp()) - greatest(v.answered_at, c.answered_at))::int end as seconds
    from call_members v join calls c on c.id = v.call_id
    where v.call_id = any(${[...ids]}::uuid[]) and v.member_id = ${viewer}::uuid and v.status <> 'invitation'`.execute(db)
  return rows
}
