import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { openDb, openPool } from '../db.ts'
import { on } from './handle.ts'
import { openRelay } from './outbox.ts'

const told = event({ name: 'told', data: z.object({}), touches: () => [] })
const name = `outbox_${process.pid}`
const main = openPool(`${inject('cluster')}/postgres`, 1)

beforeAll(() => main.query(`create database ${name} template template_cachet strategy file_copy`))
afterAll(() => main.end())

test('when the database goes away in the midst of a batch, the rest of it is left to its lease', async () => {
  const pool = openPool(`${inject('cluster')}/${name}`)
  await pool.query("insert into outbox (name, data, touches) select 'told', '{}', '{}' from generate_series(1, 5)")
  let heard = 0
  const faults: unknown[] = []
  const goesAway = on(told, 'goes away', async () => {
    heard++
    await main.query(`alter database ${name} allow_connections false`)
    await main.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
  const parts = { db: openDb(pool), tools: {} as never, tell: () => {}, log: (fault: unknown) => void faults.push(fault) }
  const first = openRelay({ ...parts, listeners: [goesAway] })
  await first.drain()
  await first.stop()
  expect([heard, faults.length]).toEqual([1, 1])

  await main.query(`alter database ${name} allow_connections true`)
  await pool.query('update outbox set due_at = clock_timestamp()')
  const second = openRelay({ ...parts, listeners: [on(told, 'goes away', async () => void heard++)] })
  await second.drain()
  await second.stop()
  expect(heard).toBe(6)
  expect((await pool.query('select from outbox where done_at is null')).rowCount).toBe(0)
  await pool.end()
})
