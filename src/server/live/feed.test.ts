import { expect, test, vi } from 'vitest'
import { useDatabase } from '#test/support/spare-database.ts'
import { openFeed } from './feed.ts'
import { rememberTouched } from './recent.ts'

const database = useDatabase()
const write = "insert into outbox (name, data, touches) values ($1, '{}', '{}')"
function follow(isHeard = () => true, later = {}) {
  const heard: string[] = []
  const feed = openFeed({
    db: database.db,
    tell: ({ name }) => void heard.push(name),
    isHeard,
    later,
    log: (fault) => void heard.push(String(fault)),
  })
  return { heard, feed }
}

test('what was committed is told once, in whatever order transactions end, and nothing from before', async () => {
  const { pool } = database
  await pool.query(write, ['before'])
  const { heard, feed } = follow()
  await feed.follow()
  const [slow, gone] = [await pool.connect(), await pool.connect()]
  for (const client of [slow, gone]) await client.query('begin')
  await slow.query(write, ['slow'])
  await gone.query(write, ['gone'])
  await pool.query(write, ['quick'])
  await feed.read()
  expect(heard).toEqual(['quick'])
  await slow.query('commit')
  await gone.query('rollback')
  for (const client of [slow, gone]) client.release()
  for (let n = 0; n < 3; n++) await feed.read()
  expect(heard).toEqual(['quick', 'slow'])
  await pool.query("update outbox set done_at = clock_timestamp(), attempts = 1 where name = 'slow'")
  await feed.read()
  expect(heard).toEqual(['quick', 'slow'])
  await feed.stop()
})

test('rows of another cluster, restored here with numbers that are still to come, are not told again and again', async () => {
  const { heard, feed } = follow()
  await feed.follow()
  await database.pool.query("insert into outbox (name, data, touches, xact) values ('restored', '{}', '{}', '9000000000')")
  for (let n = 0; n < 3; n++) await feed.read()
  expect(heard).toEqual([])
  await feed.stop()
})

test('an event that others may still answer wrongly is told later; a database that is away loses nothing', async () => {
  const { pool } = database
  const { heard, feed } = follow(() => true, { plans: 300 })
  await feed.follow()
  await pool.query(write, ['plans'])
  await pool.query(write, ['at once'])
  await feed.read()
  expect(heard).toEqual(['at once'])
  await vi.waitFor(() => expect(heard).toEqual(['at once', 'plans']), { timeout: 10_000 })
  await pool.query('alter table outbox rename to outbox_away')
  await feed.read()
  await pool.query('alter table outbox_away rename to outbox')
  await pool.query(write, ['back'])
  await feed.read()
  expect(heard.filter((one) => !one.includes('does not exist'))).toEqual(['at once', 'plans', 'back'])
  await feed.stop()
})

test('of more events than are read when a process begins to listen, those before them count as missed', async () => {
  const { pool, db } = database
  const told = (events: number, seconds_ago: number) =>
    pool.query(
      `insert into outbox (name, data, touches, created_at)
      select 'told', '{}', array['page:' || n], clock_timestamp() - make_interval(secs => $2) from generate_series(1, $1) as n`,
      [events, seconds_ago],
    )
  const follows = async () => {
    const recent = rememberTouched()
    const feed = openFeed({ db, tell: () => {}, recent: () => recent, isHeard: () => true, later: {}, log: () => {} })
    await feed.follow()
    await feed.stop()
    return recent
  }
  await pool.query('delete from outbox')
  await told(1_999, 30)
  const all = await follows()
  expect([all.isOlder('page:1', 40_000), all.isOlder('page:none', 40_000)]).toEqual([true, false])
  await told(2_000, 20)
  const cut = await follows()
  expect([cut.isOlder('page:none', 40_000), cut.isOlder('page:none', 10_000)]).toEqual([true, false])
})
