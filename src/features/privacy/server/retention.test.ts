import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { overdue, throwAway } from './queries-retention.ts'
import { type Retention, retention } from './retention.ts'

const world = useWorld()
const nameOf = ({ table, after }: Retention) => `${table}.${after}`
const rowsOf = async (table: string) => Number((await world.pool.query(`select count(*) as n from ${table}`)).rows[0].n)

/** A row with this timestamp, and the rows that it requires. */
const ROWS: Readonly<Record<string, (at: string, mark: string) => string>> = {
  'outbox.done_at': (at) => `insert into outbox (name, data, touches, done_at) values ('old', '{}', '{}', ${at})`,
  'idempotency_keys.created_at': (at, mark) =>
    `insert into idempotency_keys (member_id, op, key, hash, created_at) values ('MEMBER', 'POST /old', 'key-of-${mark}', 'h', ${at})`,
  'mails.sent_at': (at) => `insert into mails (recipient, template, locale, facts, sent_at) values ('a@example.com', 'old', 'en', '{}', ${at})`,
  'mails.dead_at': (at) => `insert into mails (recipient, template, locale, facts, dead_at) values ('a@example.com', 'old', 'en', '{}', ${at})`,
  'sessions.expires_at': (at, mark) => `insert into sessions (token_hash, member_id, expires_at) values ('${mark}', 'MEMBER', ${at})`,
  'member_tokens.expires_at': (at, mark) =>
    `insert into member_tokens (member_id, purpose, token_hash, expires_at, used_at) values ('MEMBER', 'reset', '${mark}', ${at}, ${at})`,
  'member_devices.seen_at': (at, mark) => `insert into member_devices (member_id, token_hash, seen_at) values ('MEMBER', '${mark}', ${at})`,
  'passkey_challenges.expires_at': (at, mark) => `insert into passkey_challenges (challenge_hash, expires_at) values ('${mark}', ${at})`,
  'address_letters.sent_at': (at) => `insert into address_letters (address_hash, kind, sent_at) values ('\\x00', 'confirm', ${at})`,
  'rate_counts.ends_at': (at, mark) => `insert into rate_counts (key, count, ends_at) values ('${mark}', 1, ${at})`,
  'contact_letters.sent_at': (at) => `insert into contact_letters (member_id, email, sent_at) values ('MEMBER', 'a@example.com', ${at})`,
  'member_contacts.ended_at': (at, mark) =>
    `insert into member_contacts (member_id, kind, email, token_hash, expires_at, ended_at) values ('MEMBER', 'secondary', '${mark}@example.com', '${mark}', clock_timestamp(), ${at})`,
  'member_contacts.expires_at': (at, mark) =>
    `insert into member_contacts (member_id, kind, email, token_hash, expires_at) values ('MEMBER', 'secondary', '${mark}@example.com', '${mark}', ${at})`,
  'push_tokens.created_at': (at, mark) =>
    `insert into push_tokens (token, member_id, sign_in_id, created_at) values ('${mark}', 'MEMBER', uuidv7(), ${at})`,
  'webhook_events.received_at': (at, mark) =>
    `insert into webhook_events (provider, event_id, type, object_ref, received_at) values ('sandbox', '${mark}', 'old', '', ${at})`,
  'imports.created_at': (at) =>
    `insert into imports (member_id, name, file_hash, preset, locale, headers, mapping, status, total, created_at) values ('MEMBER', 'table', sha256('x'), 'free', 'en', '[]', '[]', 'done', 0, ${at})`,
  'privacy_exports.created_at': (at) =>
    `insert into privacy_exports (member_id, status, locale, created_at) values ('MEMBER', 'expired', 'en', ${at})`,
}

test.each(retention.map((one) => [nameOf(one), one] as const))('%s: a row is deleted at the end of its period, and not before', async (name, one) => {
  await world.settle()
  const make = async (at: string, mark: string) => world.pool.query(ROWS[name]!(at, mark).replaceAll('MEMBER', world.cleo.id))
  const before = await rowsOf(one.table)
  await make(`clock_timestamp() - interval '${one.period}' + interval '1 minute'`, `${one.after}-young`)
  await world.settle()
  expect(await rowsOf(one.table)).toBe(before + 1)
  await make(`clock_timestamp() - interval '${one.period}'`, `${one.after}-old`)
  expect(await overdue(world.product.db)).toEqual([String(retention.indexOf(one))])
  await world.settle()
  expect([await rowsOf(one.table), await overdue(world.product.db)]).toEqual([before + 1, []])
})

test('pending work is not deleted, however old: queued letters, undelivered events', async () => {
  await world.pool.query(
    "insert into mails (recipient, template, locale, facts, due_at, created_at) values ('a@example.com', 'waits', 'en', '{}', clock_timestamp() + interval '1 day', clock_timestamp() - interval '9 years')",
  )
  await world.pool.query(
    "insert into outbox (name, data, touches, dead_at, created_at) values ('dead', '{}', '{}', clock_timestamp(), clock_timestamp() - interval '9 years')",
  )
  await world.settle()
  const { rows } = await world.pool.query(
    "select template as name from mails where template = 'waits' union all select name from outbox where name = 'dead'",
  )
  expect(rows).toHaveLength(2)
})

test('many rows are deleted in batches, the oldest first, and locked ones are left', async () => {
  const { pool, product } = world
  const one = retention.find(({ table }) => table === 'contact_letters')!
  await pool.query(
    "insert into contact_letters (member_id, email, sent_at) select $1, 'heap@example.com', clock_timestamp() - interval '2 days' - make_interval(mins => n) from generate_series(1, 50) as n",
    [world.ben.id],
  )
  const left = async () =>
    (
      await pool.query(
        "select count(*)::int as n, max(sent_at) < clock_timestamp() - interval '2 days 10 minutes' as oldest from contact_letters where email = 'heap@example.com'",
      )
    ).rows[0]
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query("select from contact_letters where email = 'heap@example.com' order by sent_at limit 5 for update")
  await product.db.transaction().execute((tx) => throwAway(tx, one, 20))
  expect(await left()).toEqual({ n: 30, oldest: false })
  await holder.query('rollback')
  holder.release()
  await world.settle()
  expect((await left()).n).toBe(0)
})

test('each rule uses an index', async () => {
  for (const one of retention) {
    const plan = await world.product.db.transaction().execute(async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx)
      const asked = sql`explain select from ${sql.table(one.table)} where ${sql.ref(one.after)} < (select clock_timestamp() - ${one.period}::interval) and ${sql.raw(one.when ?? 'true')} order by ${sql.ref(one.after)}`
      return (await asked.execute(tx)).rows.map((row) => Object.values(row as object)[0]).join('\n')
    })
    expect(plan, nameOf(one)).toMatch(new RegExp(`Index (Only )?Scan using \\w+ on ${one.table}`))
    expect(plan, nameOf(one)).toMatch(/Index Cond/)
  }
})

test('the operator’s manual names every retention period', () => {
  const told = readFileSync('docs/operations.md', 'utf8')
  for (const { table, after, period } of retention)
    expect(told).toMatch(new RegExp(`^\\| \`${table}\` \\|.*\\| \`${after}\` \\| ${period} \\|$`, 'm'))
})
