import { expect, inject, test, vi } from 'vitest'
import { openPool } from '#server/db/db.ts'
import { isOwner } from '#server/db/running-role.ts'
import { useCluster } from './cluster.ts'

// Each test starts several processes.
vi.setConfig({ testTimeout: 180_000 })
const cluster = useCluster({ processes: 1 })
const owner_url = () => cluster.pool.options.connectionString!
const running_url = () => owner_url().replace(inject('cluster'), inject('running'))

test('a deployment with two roles runs without a word of it; with one it runs as well and says so', async () => {
  const two = await cluster.start({})
  await expect.poll(two.said).toContain('is open at')
  expect(two.said()).not.toContain('DATABASE_OWNER_URL')
  const one = await cluster.start({ DATABASE_URL: owner_url(), DATABASE_OWNER_URL: '' })
  await expect.poll(one.said).toContain('One database role both owns the tables and runs the product. DATABASE_OWNER_URL separates them')
})

test('the same role twice is no separation: it does not start', async () => {
  await expect(cluster.start({ DATABASE_URL: owner_url(), DATABASE_OWNER_URL: owner_url() })).rejects.toThrow(
    /ended with 78:\s+The role of DATABASE_URL owns the tables/,
  )
  await expect(cluster.start({ DATABASE_URL: '', DATABASE_OWNER_URL: owner_url() })).rejects.toThrow(/ended with 78:\s+DATABASE_OWNER_URL needs/)
})

test('a process without the owner’s setting starts on a migrated database, and not on one that lacks a migration', async () => {
  const alone = await cluster.start({ DATABASE_OWNER_URL: '' })
  await expect.poll(alone.said).toContain('is open at')
  await alone.stop()
  const { rows } = await cluster.pool.query<{ name: string; applied_at: Date }>(
    'delete from migrations where name = (select max(name) from migrations) returning *',
  )
  await expect(cluster.start({ DATABASE_OWNER_URL: '' })).rejects.toThrow(
    new RegExp(`ended with 78:\\s+The database is of an earlier version \\(${rows[0]!.name}\\)`),
  )
  await cluster.pool.query('insert into migrations select * from json_populate_record(null::migrations, $1)', [rows[0]])
})

test('a table that a release adds is given to the running role by the start that migrates', async () => {
  await cluster.pool.query('create table added_by_a_release (n int)')
  const pool = openPool(running_url(), 1)
  await expect(pool.query('select from added_by_a_release')).rejects.toThrow('permission denied')
  await cluster.start({})
  await pool.query('insert into added_by_a_release values (1)')
  expect(await isOwner(pool)).toBe(false)
  // A temporary table of that name would be read in place of the real one by whoever has the connection next.
  await expect(pool.query('create temporary table ledger_entries (n int)')).rejects.toThrow('permission denied to create temporary tables')
  await pool.end()
})
