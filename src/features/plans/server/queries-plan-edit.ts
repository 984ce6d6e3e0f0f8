import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export const lockPlan = (tx: Tx, code: string) =>
  tx.selectFrom('plans').select(['code', 'version']).where('code', '=', code).forUpdate().executeTakeFirst()

/** Permissions and limits that a plan may contain: all of today's and former ones. Permissions of roles are excluded. */
export async function planWords(db: Db): Promise<Readonly<Record<'permission' | 'limit', readonly string[]>>> {
  const { rows } = await sql<{ kind: 'permission' | 'limit'; name: string }>`
    select kind, name from (
      select kind, name from plan_words union select 'permission', permission from plan_permissions union select 'limit', name from plan_limits) as w
    where not (kind = 'permission' and name in (select permission from role_permissions)) order by name`.execute(db)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name }) => name)
  return { permission: of('permission'), limit: of('limit') }
}

export interface NewPlan {
  readonly amount: number
  readonly yearly_amount: number
  readonly permissions: readonly string[]
  readonly limits: Readonly<Record<string, number>>
}

/** Replaces the plan. Removed permissions and limits are remembered, so that they can be added again. */
export async function writePlan(tx: Tx, code: string, { amount, yearly_amount, permissions, limits }: NewPlan): Promise<void> {
  await sql`insert into plan_words (kind, name)
    select 'permission', permission from plan_permissions where plan = ${code} union select 'limit', name from plan_limits where plan = ${code}
    on conflict do nothing`.execute(tx)
  await tx
    .updateTable('plans')
    .set((eb) => ({ amount, yearly_amount, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
  await tx.deleteFrom('plan_permissions').where('plan', '=', code).execute()
  await sql`insert into plan_permissions (plan, permission) select ${code}, unnest(${[...permissions]}::text[])`.execute(tx)
  await tx.deleteFrom('plan_limits').where('plan', '=', code).execute()
  const [names, most] = [Object.keys(limits), Object.values(limits)]
  await sql`insert into plan_limits (plan, name, most) select ${code}, n.name, n.most from unnest(${names}::text[], ${most}::int[]) as n(name, most)`.execute(
    tx,
  )
}

/** Members per plan, counted to 1,000. */
export async function countByPlan(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; n: number }>`
    select code, (select count(*)::int from (select from members m where m.plan = plans.code and m.erased_at is null limit 1001) as counted) as n from plans`.execute(
    db,
  )
  return new Map(rows.map(({ code, n }) => [code, n]))
}
