import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDb, openPool } from './db.ts'
import { PLANNED_ANEW } from './prepared-statements.ts'

const pool = openPool(`${inject('cluster')}/postgres`, 1)
const db = openDb(pool)
const kept = async () => (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map((row) => row.statement)
const one = (n: number) => sql<{ n: number }>`select ${n}::int as n`.execute(db)

test('a statement that comes again is planned once and answers its own values', async () => {
  const answers = []
  for (const n of [1, 2, 3, 4]) answers.push((await one(n)).rows[0]!.n)
  expect(answers).toEqual([1, 2, 3, 4])
  expect((await kept()).filter((text) => text === 'select $1::int as n')).toHaveLength(1)
})

test('what depends on its values is never kept', async () => {
  for (const n of [1, 2, 3, 4]) await sql`select ${n}::int as n ${sql.raw(PLANNED_ANEW)}`.execute(db)
  expect((await kept()).some((text) => text.includes(PLANNED_ANEW))).toBe(false)
})

test('lists of every length do not fill the memory: each text has to come twice', async () => {
  for (let length = 1; length < 40; length++)
    await sql`select 1 where 1 in (${sql.join(Array.from({ length }, (_, at) => sql`${at}::int`))})`.execute(db)
  expect((await kept()).some((text) => text.includes(' in ('))).toBe(false)
})

test('when a table gets a column under a running product, its old plans are made anew', async () => {
  await pool.query('drop table if exists changing; create table changing (a int); insert into changing values (1)')
  const read = () => sql<object>`select * from changing where a = ${1}`.execute(db).then(({ rows }) => rows)
  for (const _ of [1, 2, 3]) expect(await read()).toEqual([{ a: 1 }])
  await pool.query('alter table changing add b int')
  expect(await read()).toEqual([{ a: 1, b: null }])
  await pool.query('drop table changing')
})

test('two who speak on one connection mean the same by a name', async () => {
  const other = openDb(pool)
  for (const _ of [1, 2, 3]) {
    await sql`select ${1}::int as mine`.execute(db)
    await sql`select ${1}::int as theirs`.execute(other)
  }
  for (const _ of [1, 2, 3]) expect((await sql`select ${1}::int as mine`.execute(other)).rows).toEqual([{ mine: 1 }])
})
