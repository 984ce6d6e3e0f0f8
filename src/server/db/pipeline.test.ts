import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDb, openPool } from './db.ts'
import { pipelined, SEND_WITHOUT_WAITING } from './pipeline.ts'

const pool = openPool(`${inject('cluster')}/postgres`, 2)
const db = openDb(pool)
const unawaited = sql.raw(SEND_WITHOUT_WAITING)
const keep = (n: number) => sql`insert into flown values (${n}) ${unawaited}`
const flown = async () => (await pool.query('select n from flown order by n')).rows.map(({ n }) => n)
beforeAll(() => pool.query('create table if not exists flown (n int primary key)'))
afterAll(async () => {
  await pool.query('drop table flown')
  await pool.end()
})

test('questions that travel together are answered in their order, and each sees what the one before it wrote', async () => {
  const answers = await db
    .transaction()
    .execute((tx) =>
      pipelined(tx, sql<{ n: number }>`insert into flown values (${1}) returning n`, sql<{ n: number }>`select ${41} + n as n from flown`),
    )
  expect(answers).toEqual([[{ n: 1 }], [{ n: 42 }]])
  expect(await flown()).toEqual([1])
})

test('what was not waited for stands when the transaction ends well, and falls with it when it does not', async () => {
  await db.transaction().execute(async (tx) => void (await keep(2).execute(tx)))
  const left = db.transaction().execute(async (tx) => {
    await keep(3).execute(tx)
    throw new Error('changed its mind')
  })
  await expect(left).rejects.toThrow('changed its mind')
  expect(await flown()).toEqual([1, 2])
})

test('that it failed is thrown by the next question, at the latest by the end: nothing of the transaction stays', async () => {
  const next = db.transaction().execute(async (tx) => {
    await keep(4).execute(tx)
    await keep(1).execute(tx)
    await sql`select ${1}::int`.execute(tx)
  })
  await expect(next).rejects.toMatchObject({ code: '23505' })
  const end = db.transaction().execute(async (tx) => {
    await keep(5).execute(tx)
    await keep(1).execute(tx)
  })
  await expect(end).rejects.toMatchObject({ code: '23505' })
  expect(await flown()).toEqual([1, 2])
})

test('one of several that fails takes the transaction with it, and the connection serves the next', async () => {
  const failed = db
    .transaction()
    .execute((tx) => pipelined(tx, sql`insert into flown values (${6})`, sql`select ${1} / ${0}::int`, sql`select ${1}::int`))
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect(await flown()).toEqual([1, 2])
  expect((await sql<{ n: number }>`select ${7}::int as n`.execute(db)).rows).toEqual([{ n: 7 }])
})

test('outside a transaction everything is waited for', async () => {
  await expect(keep(1).execute(db)).rejects.toMatchObject({ code: '23505' })
})
