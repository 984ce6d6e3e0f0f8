import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, inject, test } from 'vitest'
import { openPool } from './db.ts'

/** Runs in its own process: an unhandled error event would end that process and not only the test. */
const program = `
  const { openPool } = await import('#server/db/db.ts')
  const pool = openPool(process.env.AT)
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const cut = new Promise((done) => client.once('end', done))
  process.stdout.write(String(rows[0].pid))
  await cut
  const late = await client.query('select 1').catch(() => 'lost')
  client.release(true)
  const next = await pool.query('select 1 as one')
  await pool.end()
  process.exit(late === 'lost' && next.rows[0].one === 1 ? 0 : 2)`

test('a connection that is cut in the midst of a transaction costs that transaction, not the process', async () => {
  const at = `${inject('cluster')}/postgres`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, AT: at },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [pid] = await once(child.stdout, 'data')
  const pool = openPool(at, 1)
  await pool.query('select pg_terminate_backend($1)', [Number(String(pid))])
  await pool.end()
  expect(await ended).toEqual([0, null])
})
