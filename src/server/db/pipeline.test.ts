import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Db, openDb, openPool } from './db.ts'
import { pipelined, sendWithoutWaiting } from './pipeline.ts'

const pool = openPool(`${inject('cluster')}/postgres`, 2)
const db = openDb(pool)
const keep = (on: Db, n: number) => sendWithoutWaiting(on, sql`insert into flown values (${n})`)
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
  await db.transaction().execute((tx) => keep(tx, 2))
  const left = db.transaction().execute(async (tx) => {
    await keep(tx, 3)
    throw new Error('changed its mind')
  })
  await expect(left).rejects.toThrow('changed its mind')
  expect(await flown()).toEqual([1, 2])
})

test('that it failed is thrown by the next question, at the latest by the end: nothing of the transaction stays', async () => {
  const next = db.transaction().execute(async (tx) => {
    await keep(tx, 4)
    await keep(tx, 1)
    await sql`select ${1}::int`.execute(tx)
  })
  await expect(next).rejects.toMatchObject({ code: '23505' })
  const end = db.transaction().execute(async (tx) => {
    await keep(tx, 5)
    await keep(tx, 1)
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
  await expect(keep(db, 1)).rejects.toMatchObject({ code: '23505' })
})

test('nothing in the text of a statement steers its connection', async () => {
  const asked: unknown[] = await db.transaction().execute(async (tx) => {
    const { rows } = await sql`select ${1}::int as n /* not waited for */`.execute(tx)
    return [...rows, ...(await sql`select ${2}::int as n /* together */`.execute(tx)).rows]
  })
  expect(asked).toEqual([{ n: 1 }, { n: 2 }])
})
