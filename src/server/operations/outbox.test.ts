import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { openDb, openPool } from '../db/db.ts'
import { openRelay } from './outbox.ts'
import { on, onAll } from './slice.ts'

const told = event({ name: 'told', data: z.object({}), topics: () => [] })
const name = `outbox_${process.pid}`
const main = openPool(`${inject('cluster')}/postgres`, 1)

beforeAll(() => main.query(`create database ${name} template template_cachet strategy file_copy`))
afterAll(() => main.end())

const counted = event({ name: 'counted', data: z.object({ n: z.int() }), topics: () => [] })

test('several of one turn are heard in one transaction; one that cannot be heard harms none beside it, and none is heard twice', async () => {
  const pool = openPool(`${inject('cluster')}/${name}`)
  await pool.query('create table seen (n int)')
  await pool.query("insert into outbox (name, data, touches) select 'counted', jsonb_build_object('n', n), '{}' from generate_series(1, 5) as n")
  const seen = async () => (await pool.query('select n from seen order by n')).rows.map(({ n }) => n)
  const calls: number[] = []
  let mended = false
  const counts = onAll(counted, 'counts', async ({ tx }, all) => {
    calls.push(all.length)
    for (const { n } of all) await sql`insert into seen values (${n})`.execute(tx)
    if (!mended && all.some(({ n }) => n === 3)) throw new Error('not three')
  })
  const relay = openRelay({ db: openDb(pool), tools: {} as never, log: () => {}, listeners: [counts] })
  await relay.drain()
  expect([calls, await seen()]).toEqual([
    [5, 1, 1, 1, 1, 1],
    [1, 2, 4, 5],
  ])
  mended = true
  await pool.query('update outbox set due_at = clock_timestamp(), done_at = null')
  await relay.drain()
  await relay.stop()
  expect(await seen()).toEqual([1, 2, 3, 4, 5])
  await pool.end()
})

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
  const parts = { db: openDb(pool), tools: {} as never, log: (fault: unknown) => void faults.push(fault) }
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

test('a row that another transaction holds is tried again without a word; a lock that stays is told, and so is any other fault at once', async () => {
  const pool = openPool(`${inject('cluster')}/${name}`)
  await pool.query("delete from outbox; insert into outbox (name, data, touches) values ('told', '{}', '{}')")
  const faults: unknown[] = []
  let fault = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  const fails = on(told, 'is kept waiting', async () => Promise.reject(fault))
  const relay = openRelay({ db: openDb(pool), tools: {} as never, log: (one) => void faults.push(one), listeners: [fails] })
  const again = async () => {
    await pool.query('update outbox set due_at = clock_timestamp()')
    await relay.drain()
    return faults.length
  }
  expect([await again(), await again(), await again()]).toEqual([0, 0, 0])
  expect(await again()).toBe(1)
  await pool.query('update outbox set attempts = 0')
  fault = Object.assign(new Error('division by zero'), { code: '22012' })
  expect(await again()).toBe(2)
  await relay.stop()
  await pool.end()
})
