import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** The role of the embedded database that the process runs with. */
const EMBEDDED = 'cachet_running'

/** True when the role of this connection owns the tables, or may act as their owner; also true of an empty database, which it is to fill. */
export async function isOwner(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean | null }>(`select bool_or(pg_has_role(current_user, relowner, 'member')) as owns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  return rows[0]!.owns ?? true
}

export const roleOf = async (pool: Pool): Promise<string> => (await pool.query<{ role: string }>('select current_user as role')).rows[0]!.role

/** Creates the running role of the embedded database with a new password at each start: nothing has to be kept. Returns its connection URL. */
export async function embeddedRole(owner: Pool): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [EMBEDDED])
  await owner.query(
    `${rowCount ? 'alter' : 'create'} role ${EMBEDDED} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  )
  const { connectionString } = owner.options as { connectionString: string }
  return connectionString.replace(/^postgres:\/\/[^@]*@/, `postgres://${EMBEDDED}:${password}@`)
}

const SCHEMAS = ['public', 'pgboss', 'sandbox']
const grantsOn = (schema: string, role: string) => `
  revoke all on all tables in schema ${schema} from ${role};
  grant usage on schema ${schema} to ${role};
  grant select, insert, update, delete on all tables in schema ${schema} to ${role};
  grant usage on all sequences in schema ${schema} to ${role};`

/** Tables with a trigger of this function. */
async function guardedBy(client: PoolClient, trigger: 'forbid_change' | 'forbid_removal'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = $1::regproc',
    [`public.${trigger}`],
  )
  return rows.map((row) => row.name)
}

/**
 * Least privilege: the running role reads and writes rows, owns nothing, may only add to tables that are append-only (those whose trigger is
 * `forbid_change`, which an owner could drop) and remove nothing from those whose trigger is `forbid_removal`. Temporary tables are refused too:
 * they would hide the real ones from later queries of a connection.
 */
export async function grantRunning(owner: Pool, role: string): Promise<void> {
  const client = await owner.connect()
  const name = client.escapeIdentifier(role)
  try {
    // One process at a time: simultaneous changes of the same rights fail.
    await client.query('begin; select pg_advisory_xact_lock(7221)')
    const schemas = await client.query<{ nspname: string }>('select nspname from pg_namespace where nspname = any($1)', [SCHEMAS])
    for (const { nspname } of schemas.rows) await client.query(grantsOn(nspname, name))
    const appended = [...(await guardedBy(client, 'forbid_change')), 'migrations'].join(', ')
    await client.query(`revoke update, delete on ${appended} from ${name}; revoke insert on migrations from ${name}`)
    const kept = (await guardedBy(client, 'forbid_removal')).join(', ')
    await client.query(`revoke delete on ${kept} from ${name}`)
    await client.query(`do $$ begin execute format('revoke create, temporary on database %I from public', current_database()); end $$`)
    await client.query('commit')
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    client.release()
  }
}
