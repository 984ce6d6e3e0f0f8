import { type Insertable, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface RoleRow {
  readonly code: string
  /** Null: its usual name, in the language of whoever reads. */
  readonly name: string | null
  readonly version: number
  readonly permissions: readonly string[]
}

const PERMISSIONS = sql<string[]>`array(select p.permission from role_permissions p where p.role = roles.code order by p.permission)`.as(
  'permissions',
)

export const readRoleRows = (db: Db): Promise<RoleRow[]> =>
  db.selectFrom('roles').select(['code', 'name', 'version', PERMISSIONS]).orderBy('sort').orderBy('code').execute()

/** The rows of this role, locked until the transaction ends. */
export const lockRole = (tx: Tx, code: string): Promise<RoleRow | undefined> =>
  tx.selectFrom('roles').select(['code', 'name', 'version', PERMISSIONS]).where('code', '=', code).forUpdate().executeTakeFirst()

/** False when another role is called so. */
export async function isFreeName(tx: Tx, name: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`select from roles where lower(name) = lower(${name}) and code is distinct from ${except}`.execute(tx)
  return rows.length === 0
}

export async function makeRole(tx: Tx, name: string, permissions: readonly string[]): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into roles (code, sort, name) select uuidv7()::text, (select max(sort) + 1 from roles), ${name} returning code`.execute(tx)
  const { code } = rows[0]!
  await addPermissions(tx, code, permissions)
  return code
}

export async function writeRole(tx: Tx, code: string, name: string | null, permissions: readonly string[]): Promise<void> {
  await tx
    .updateTable('roles')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('code', '=', code)
    .execute()
  await tx.deleteFrom('role_permissions').where('role', '=', code).execute()
  await addPermissions(tx, code, permissions)
}

const addPermissions = (tx: Tx, code: string, permissions: readonly string[]) =>
  sql`insert into role_permissions (role, permission) select ${code}, unnest(${[...permissions]}::text[])`.execute(tx)

/** Only of a role that nobody holds: the database refuses otherwise. */
export async function removeRole(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('role_permissions').where('role', '=', code).execute()
  await tx.deleteFrom('roles').where('code', '=', code).execute()
}

export const isHeld = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.selectFrom('member_roles').select('member_id').where('role', '=', code).limit(1).execute()).length > 0

/** Answers the id of the row: the audit log points to it. */
export async function keepRoleChange(tx: Tx, change: Insertable<Tables['role_changes']>): Promise<Id<'role_changes'>> {
  return (await tx.insertInto('role_changes').values(change).returning('id').executeTakeFirstOrThrow()).id
}
