import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface Plan {
  readonly code: string
  /** Number of edits, for optimistic locking. */
  readonly version: number
  /** Price of a month and of a year, in minor units of the site's currency. */
  readonly amount: number
  readonly yearly_amount: number
  readonly permissions: ReadonlySet<string>
  readonly limits: Readonly<Record<string, number>>
}

export async function readPlans(db: Db): Promise<ReadonlyMap<string, Plan>> {
  const { rows } = await sql<Omit<Plan, 'permissions' | 'limits'> & { permissions: string[] | null; limits: Record<string, number> | null }>`
    select code, version, amount, yearly_amount,
      (select array_agg(pp.permission) from plan_permissions pp where pp.plan = plans.code) as permissions,
      (select jsonb_object_agg(pl.name, pl.most) from plan_limits pl where pl.plan = plans.code) as limits
    from plans order by sort`.execute(db)
  return new Map(rows.map(({ permissions, limits, ...plan }) => [plan.code, { ...plan, permissions: new Set(permissions), limits: limits ?? {} }]))
}

/** All permissions that a plan or role holds or can be given; an operation with any other permission could never be called. */
export async function knownPermissions(db: Db): Promise<ReadonlySet<string>> {
  const words = db.selectFrom('plan_words').select('name as permission').where('kind', '=', 'permission')
  const held = db.selectFrom('plan_permissions').select('permission').union(db.selectFrom('role_permissions').select('permission'))
  const rows = await held.union(words).execute()
  return new Set(rows.map((row) => row.permission))
}

/** False if the member already has this plan. */
export async function setPlan(tx: Tx, member_id: Id<'members'>, plan: string): Promise<boolean> {
  const changed = tx.updateTable('members').set({ plan, updated_at: sql<Date>`clock_timestamp()` })
  return (await changed.where('id', '=', member_id).where('plan', '<>', plan).returning('id').execute()).length > 0
}
