import { expect, test } from 'vitest'
import { useDatabase } from '#test/support/spare-database.ts'
import { giveBack, leaseLetters, postpone } from './queries.ts'

const database = useDatabase()
const write = (count: number) =>
  database.pool.query(
    "insert into mails (recipient, template, locale, facts) select 'a' || n || '@example.com', 'verify', 'en', '{}' from generate_series(1, $1::int) as n",
    [count],
  )

test('a letter is leased to one sender only, and comes again when its lease has run out', async () => {
  const { db, pool } = database
  await write(8)
  const taken = (await Promise.all([1, 2, 3].map(() => leaseLetters(db, 4)))).flat()
  const rest = await leaseLetters(db, 8)
  expect(new Set([...taken, ...rest]).size).toBe(8)
  expect([...taken, ...rest]).toHaveLength(8)
  expect(await leaseLetters(db, 8)).toEqual([])
  await pool.query("update mails set due_at = due_at - interval '121 seconds'")
  expect(await leaseLetters(db, 10)).toHaveLength(8)
})

test('a mail server that is away costs a letter no try, for three days; a letter that is refused ten times is put aside', async () => {
  const { db, pool } = database
  await pool.query('delete from mails')
  await write(1)
  const [id] = await leaseLetters(db, 1)
  const row = async () => (await pool.query('select attempts, dead_at is not null as dead from mails')).rows[0]
  for (let n = 0; n < 20; n++) await db.transaction().execute((tx) => giveBack(tx, id!, '550 no such user'))
  expect(await row()).toEqual({ attempts: 0, dead: false })
  for (let n = 0; n < 9; n++) await db.transaction().execute((tx) => postpone(tx, id!, '550 no such user'))
  expect(await row()).toEqual({ attempts: 9, dead: false })
  await db.transaction().execute((tx) => postpone(tx, id!, '550 no such user'))
  expect(await row()).toEqual({ attempts: 10, dead: true })
  await pool.query("update mails set dead_at = null, created_at = clock_timestamp() - interval '73 hours'")
  await db.transaction().execute((tx) => giveBack(tx, id!, '550 no such user'))
  expect(await row()).toEqual({ attempts: 10, dead: true })
})
