import { beforeAll, expect, test } from 'vitest'
import type { OutputOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { upkeep } from '../contract.ts'

const world = useWorld()
let ada: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  await world.settle()
})
const shown = () => ada.gets(upkeep.show, {})
const query = async <Row>(text: string, values: unknown[] = []) => (await world.pool.query(text, values)).rows as Row[]
const audited = async (operation: string) =>
  (await query<{ ids: object }>('select ids from audit_entries where operation = $1 order by id desc limit 1', [operation]))[0]?.ids

test('the operator sees what was given up and sends it again, once; nobody else does', async () => {
  const mia = await world.join('mia', { role: 'moderator' })
  await query(
    "insert into mails (recipient, template, locale, facts, attempts, dead_at, last_error) values ('dora@example.com', 'verify', 'en', '{\"path\":\"/CANARY\"}', 10, clock_timestamp(), '550 no such user')",
  )
  await query(
    "insert into outbox (name, data, touches, attempts, dead_at, last_error) values ('members.plan_given', '{}', '{}', 12, clock_timestamp(), 'a torn row')",
  )
  const told = await ada.ask(upkeep.show, {})
  const { letters, events } = told.result
  expect([letters, events]).toMatchObject([
    [{ recipient: 'dora@example.com', attempts: 10, last_error: '550 no such user' }],
    [{ name: 'members.plan_given', attempts: 12, last_error: 'a torn row' }],
  ])
  expect(told.text, 'links of letters are not told').not.toContain('CANARY')
  const [letter, event] = [{ id: letters[0]!.id }, { id: events[0]!.id }]
  expect([(await mia.ask(upkeep.show, {})).code, (await world.ben.ask(upkeep.retryLetter, letter)).code]).toEqual([
    'permission.role',
    'permission.role',
  ])
  const both = await Promise.all([ada.ask(upkeep.retryLetter, letter), ada.ask(upkeep.retryLetter, letter)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await ada.ask(upkeep.retryEvent, event)).status).toBe(200)
  expect((await shown()).letters).toEqual([])
  expect(await audited('POST /admin/upkeep/letters/{id}/retry')).toMatchObject({ before: 'given_up', attempts_before: 10, after: 'waiting' })
})

test('a letter that was refused, and is tried again by itself, is listed after those given up, and sent at once by one press', async () => {
  await query(
    "insert into mails (recipient, template, locale, facts, attempts, due_at, last_error) values ('dora@example.com', 'verify', 'en', '{}', 3, clock_timestamp() + interval '1 hour', '451 later')",
  )
  const [letter] = (await shown()).letters
  expect(letter).toMatchObject({ dead_at: null, last_error: '451 later' })
  expect((await ada.ask(upkeep.retryLetter, { id: letter!.id })).status).toBe(200)
  const [row] = await query<{ is_due: boolean }>('select due_at <= clock_timestamp() as is_due from mails where id = $1', [letter!.id])
  expect(row!.is_due).toBe(true)
  await query('delete from mails')
  expect((await ada.ask(upkeep.retryLetter, { id: letter!.id })).code).toBe('upkeep.letter')
})

test('a job that failed is tried once more, but not while the same is under way; where no job failed there is none', async () => {
  const queue =
    "insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name) select 'test.torn', 'exclusive', 3, 0, false, 60, 600, 600, null, false, 'job_common' on conflict do nothing"
  await query(queue)
  const put = (state: string) =>
    query<{ id: string }>(
      "insert into pgboss.job (name, policy, state, singleton_key, completed_on, output) values ('test.torn', 'exclusive', $1::pgboss.job_state, 'one', now(), '{\"message\":\"the page of dora@example.com is torn\"}') returning id",
      [state],
    )
  const others = (await shown()).waiting.jobs
  const [failed] = await put('failed')
  const [job] = (await shown()).jobs
  expect(job).toMatchObject({ id: failed!.id, queue: 'test.torn', error: 'the page of … is torn' })
  const [waits] = await put('created')
  expect((await ada.ask(upkeep.retryJob, { id: failed!.id })).code).toBe('upkeep.job')
  await query('delete from pgboss.job where id = $1', [waits!.id])
  expect((await world.ann.ask(upkeep.retryJob, { id: failed!.id })).code).toBe('permission.role')
  expect((await ada.ask(upkeep.retryJob, { id: failed!.id })).status).toBe(200)
  expect(await query('select state from pgboss.job where id = $1', [failed!.id])).toEqual([{ state: 'retry' }])
  expect((await shown()).waiting.jobs).toBe(others + 1)
  expect(await audited('POST /admin/upkeep/jobs/{id}/retry')).toMatchObject({ before: 'failed', after: 'retry' })
  await query("delete from pgboss.job where name = 'test.torn'")
})

test('a call to a webhook that was given up is sent again with its body untold; not when its member has switched it off, and no trial or arrived one', async () => {
  const [webhook] = await query<{ id: string }>(
    "insert into webhooks (member_id, url, events, secret) values ($1, 'https://shop.example/CANARY', '{order.paid}', 'x') returning id",
    [world.ann.id],
  )
  const put = (event: string, outcome: string) =>
    query<{ id: OutputOf<typeof upkeep.show>['deliveries'][number]['id'] }>(
      "insert into webhook_deliveries (webhook_id, event, body, attempts, outcome, status, attempted_at) values ($1, $2, 'CANARY', 8, $3, 503, clock_timestamp()) returning id",
      [webhook!.id, event, outcome],
    )
  const [[lost], [arrived]] = await Promise.all([put('order.paid', 'given_up'), put('order.paid', 'delivered'), put('webhook.trial', 'given_up')])
  const told = await ada.ask(upkeep.show, {})
  expect(told.result.deliveries).toMatchObject([{ id: lost!.id, host: 'shop.example', status: 503, is_given_up: true, is_off: false }])
  expect(told.text).not.toContain('CANARY')
  const retry = (id = lost!.id) => ada.ask(upkeep.retryDelivery, { id })
  expect((await retry(arrived!.id)).code).toBe('upkeep.delivery')
  await query("update webhooks set off = 'failing' where id = $1", [webhook!.id])
  expect((await retry()).code).toBe('upkeep.webhook_off')
  await query('update webhooks set off = null where id = $1', [webhook!.id])
  expect((await retry()).status).toBe(200)
  const [row] = await query('select attempts, outcome from webhook_deliveries where id = $1', [lost!.id])
  expect(row).toEqual({ attempts: 0, outcome: null })
  expect(await audited('POST /admin/upkeep/deliveries/{id}/retry')).toMatchObject({ before: 'given_up', attempts_before: 8, member_id: world.ann.id })
})

test('health is told in figures: the database, pictures, this process', async () => {
  await query("delete from pgboss.job where state in ('created', 'retry')")
  const { health, waiting } = await shown()
  expect(health.database_bytes).toBeGreaterThan(1_000_000)
  expect(health.largest).toHaveLength(5)
  expect([health.connections > 0, health.memory_bytes > 1_000_000, health.waits_for_database]).toEqual([true, true, 0])
  expect(waiting).toMatchObject({ jobs: 0, jobs_since: null })
})
