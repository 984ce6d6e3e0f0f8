import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { compiled } from './compiled-query.ts'
import { openDb, openPool } from './db.ts'

const db = openDb(openPool(`${inject('cluster')}/postgres`, 1))

test('a question is built once and answers the values of each asker', async () => {
  let built = 0
  const ask = compiled((db, { a, b }: { a: string; b: string | null }) => {
    built++
    return db.selectNoFrom([
      sql<string>`${a}::text`.as('a'),
      sql<string>`coalesce(${b}::text, 'nobody')`.as('b'),
      sql<string>`${'fixed'}::text`.as('c'),
    ])
  })
  expect(await ask(db, { a: 'ann', b: 'ben' })).toEqual([{ a: 'ann', b: 'ben', c: 'fixed' }])
  expect(await ask(db, { b: null, a: 'cleo' })).toEqual([{ a: 'cleo', b: 'nobody', c: 'fixed' }])
  expect(built).toBe(1)
})

test('within a transaction it sees what the transaction has written', async () => {
  const ask = compiled((db, { name }: { name: string }) => db.selectNoFrom(sql<string>`current_setting(${name})`.as('value')))
  await ask(db, { name: 'search_path' })
  const seen = await db.transaction().execute(async (tx) => {
    await sql`set local search_path = 'elsewhere'`.execute(tx)
    return ask(tx, { name: 'search_path' })
  })
  expect(seen).toEqual([{ value: 'elsewhere' }])
})
