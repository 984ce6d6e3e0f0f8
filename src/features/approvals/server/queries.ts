import { sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { ChangeSide, Weighed } from '#server/slices/guarded-act.ts'
import type { ApprovalState } from '../rules.ts'

export interface NewApproval extends Pick<Weighed, 'target' | 'about' | 'before' | 'after'> {
  readonly act: string
  readonly permission: string
  readonly input: object
  readonly asked_by: MemberId
  readonly reason: string
  readonly status: 'asked' | 'alone'
}
/** Undefined when the same is asked already. */
export async function keepApproval(tx: Tx, { input, before, after, about, ...row }: NewApproval): Promise<Id<'approvals'> | undefined> {
  const { rows } = await sql<{ id: Id<'approvals'> }>`
    insert into approvals (act, target, permission, input, before, after, about, asked_by, reason, status, decided_at)
    values (${row.act}, ${row.target}, ${row.permission}, ${JSON.stringify(input)}::jsonb, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${[...about]}::uuid[], ${row.asked_by}, ${row.reason}, ${row.status},
      case when ${row.status} = 'alone' then clock_timestamp() end)
    on conflict (act, target) where status = 'asked' do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export interface ApprovalRow {
  readonly id: Id<'approvals'>
  readonly act: string
  readonly permission: string
  readonly input: object
  readonly before: ChangeSide
  readonly after: ChangeSide
  readonly about: readonly MemberId[]
  readonly asked_by: MemberId
  readonly reason: string
  readonly status: ApprovalState
  readonly decided_by: MemberId | null
  readonly answer: string
  readonly asked_at: Date
  readonly expires_at: Date
  readonly decided_at: Date | null
}
const COLUMNS = sql`a.id, a.act, a.permission, a.input, a.before, a.after, a.about, a.asked_by, a.reason, a.status, a.decided_by, a.answer,
  a.asked_at, a.expires_at, a.decided_at`

/** Lock first: whoever decides second finds it decided. Of a permission that the viewer does not hold there is nothing to find. */
export async function lockApproval(tx: Tx, id: string, held: ReadonlySet<string> | undefined): Promise<ApprovalRow | undefined> {
  await lock(tx, 'approvals', [id])
  const { rows } = await sql<ApprovalRow>`select ${COLUMNS} from approvals a where a.id = ${id}`.execute(tx)
  return rows.find(({ permission }) => held?.has(permission) ?? true)
}

export async function moveApproval(tx: Tx, id: Id<'approvals'>, to: ApprovalState, by: { decided_by?: MemberId; answer?: string } = {}) {
  await tx
    .updateTable('approvals')
    .set({ status: to, decided_at: sql<Date>`clock_timestamp()`, ...by })
    .where('id', '=', id)
    .execute()
}

const among = (held: ReadonlySet<string>) => sql`a.permission = any(${[...held]}::text[])`

/** Of those that wait the one that lapses first, of those decided the newest. Ids grow with time, and each waits equally long. */
export async function findApprovals(db: Db, state: 'waiting' | 'decided', held: ReadonlySet<string>, place: PagePosition): Promise<ApprovalRow[]> {
  const [status, order] = state === 'waiting' ? [sql`a.status = 'asked'`, 'asc' as const] : [sql`a.status <> 'asked'`, 'desc' as const]
  const { rows } = await sql<ApprovalRow>`
    select ${COLUMNS} from approvals a where ${status} and ${among(held)} and ${beyond(['a.id'], order, place)}
    order by a.id ${sql.raw(order)} offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}

/** Those that wait for this viewer: not their own, and not about them. */
export async function countWaiting(db: Db, held: ReadonlySet<string>, viewer: MemberId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from approvals a where a.status = 'asked' and a.expires_at > clock_timestamp() and ${among(held)}
      and a.asked_by <> ${viewer} and not ${viewer}::uuid = any(a.about) limit 100) as w`.execute(db)
  return rows[0]!.n
}

export async function namesOf(db: Db, ids: readonly (MemberId | null)[]): Promise<ReadonlyMap<string, { id: MemberId; full_name: string }>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (!known.length) return new Map()
  const rows = await db.selectFrom('members').select(['id', 'full_name']).where('id', 'in', known).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const asked = (db: Db) => db.selectFrom('approvals').where('status', '=', 'asked')
export const dueApprovals = async (db: Db, limit: number): Promise<string[]> =>
  (await asked(db).select('id').where('expires_at', '<=', sql<Date>`clock_timestamp()`).orderBy('expires_at').limit(limit).execute()).map(
    ({ id }) => id,
  )
export const nextApproval = async (db: Db): Promise<Date | null> =>
  (await asked(db).select('expires_at').orderBy('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null

/** Does the work and takes back all that it wrote. */
export async function takenBack<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint judged`.execute(tx)
  const answer = await work()
  await sql`rollback to savepoint judged`.execute(tx)
  return answer
}
