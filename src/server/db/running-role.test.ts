import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { isOwner, roleOf } from './running-role.ts'

const world = useWorld()
/** A connection as the product has it, for statements that the product has none of. */
let running: pg.Pool
beforeAll(() => {
  running = new pg.Pool({ connectionString: world.pool.options.connectionString!.replace(inject('cluster'), inject('running')), max: 1 })
})
afterAll(() => running.end())

/** Tables that may only grow. */
const FINAL = [
  'auction_bids',
  'auction_openings',
  'audit_entries',
  'audit_seals',
  'catalogue_changes',
  'invoices',
  'ledger_entries',
  'ledger_txns',
  'role_changes',
  'setting_changes',
]
/** Tables whose rows are never removed, with the one column that an erasure may blank. */
const KEPT: Readonly<Record<string, string>> = { dispute_entries: 'body' }
const refusalOf = (text: string) =>
  running.query(text).then(
    () => `done: ${text}`,
    ({ code, message }) => `${code} ${message}`,
  )
/** Refused by rights, before any trigger is asked. */
const DENIED = /^42501 (permission denied|must be owner)/

test('the product runs with a role that owns nothing, and ann signs in, sells and reads by it', async () => {
  const { rows } = await world.pool.query<{ usename: string }>(
    "select distinct usename from pg_stat_activity where datname = current_database() and application_name = '' and pid <> pg_backend_pid()",
  )
  expect(rows.map(({ usename }) => usename)).toContain('cachet_running')
  expect([await roleOf(running), await isOwner(running), await isOwner(world.pool)]).toEqual(['cachet_running', false, true])
  const owned = await world.pool.query("select from pg_class where relowner = 'cachet_running'::regrole")
  expect(owned.rowCount).toBe(0)
})

test('it can rewrite or empty nothing that is append-only, and take no trigger away', async () => {
  for (const table of FINAL) {
    const { rows } = await world.pool.query(
      `select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attidentity = '' and attgenerated = '' limit 1`,
    )
    const column = rows[0].attname
    for (const text of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable trigger all`,
      `drop trigger ${table}_final on ${table}`,
      `drop table ${table} cascade`,
    ])
      expect(await refusalOf(text), text).toMatch(DENIED)
  }
})

test('it can remove nothing that is kept, and change no more of it than what was said', async () => {
  for (const [table, said] of Object.entries(KEPT)) {
    const { rows } = await world.pool.query<{ attname: string }>(
      `select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attname <> '${said}'`,
    )
    for (const { attname } of rows)
      expect(await refusalOf(`update ${table} set ${attname} = ${attname}`), attname).toBe(`42501 ${table} keeps what was done`)
    expect(await refusalOf(`update ${table} set ${said} = default`)).toBe(`done: update ${table} set ${said} = default`)
    for (const text of [`delete from ${table}`, `truncate ${table} cascade`, `alter table ${table} disable trigger all`])
      expect(await refusalOf(text), text).toMatch(DENIED)
  }
})

test('it can neither create nor alter anything, nor become another role', async () => {
  for (const text of [
    'create table spare (n int)',
    'create schema spare',
    "create function spare() returns int language sql as 'select 1'",
    'create or replace function forbid_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger spare before insert on members for each row execute function forbid_change()',
    'alter table members add column spare int',
    'alter table members drop constraint members_pkey cascade',
    'create index on members (first_name)',
    'drop table members cascade',
    'drop schema public cascade',
    'truncate members cascade',
    "insert into migrations (name) values ('later.sql')",
    'delete from migrations',
    'set session_replication_role = replica',
    'set role postgres',
    'set session authorization postgres',
    "copy (select 1) to program 'true'",
    "select pg_read_file('postgresql.conf')",
    'grant delete on ledger_entries to cachet_running; delete from ledger_entries',
  ])
    expect(await refusalOf(text), text).toMatch(DENIED)
})

test('of every table it has the rights to rows, and of every append-only one no more than to read and to add', async () => {
  const { rows } = await world.pool.query<{ name: string; rights: string[] }>(`
    select c.relname as name, array_agg(distinct a.privilege_type order by a.privilege_type) as rights
    from pg_class c, lateral aclexplode(c.relacl) a
    where c.relkind in ('r', 'p') and a.grantee in ('cachet_running'::regrole, 0) and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'sandbox'::regnamespace)
    group by 1`)
  const all = ['DELETE', 'INSERT', 'SELECT', 'UPDATE']
  const wanted = (name: string) =>
    name === 'migrations' ? ['SELECT'] : FINAL.includes(name) ? ['INSERT', 'SELECT'] : name in KEPT ? ['INSERT', 'SELECT', 'UPDATE'] : all
  expect(rows.filter(({ name, rights }) => String(rights) !== String(wanted(name)))).toEqual([])
  const append_only = await world.pool.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'forbid_change'::regproc order by 1",
  )
  expect(append_only.rows.map(({ name }) => name)).toEqual(FINAL)
  const kept = await world.pool.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'forbid_removal'::regproc order by 1",
  )
  expect(kept.rows.map(({ name }) => name)).toEqual(Object.keys(KEPT))
  const tables = await world.pool.query("select from pg_tables where schemaname in ('public', 'pgboss', 'sandbox')")
  expect(rows.length).toBe(tables.rowCount)
})
