import { beforeAll, beforeEach, expect, test } from 'vitest'
import { posts } from '#features/posts/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { reports } from '../contract.ts'

const world = useWorld()
let mia: Actor
const FRESH = (who: Actor) =>
  ({
    viewer: {
      kind: 'member',
      id: who.id,
      verified: true,
      fresh: true,
      limits: {},
      permissions: new Set(['user.access.flagged', 'user.access.customer_members', 'signed_in']),
    },
  }) as never
const open = async () => (await mia.gets(reports.queue, {})).cases.data
async function reported(by: Actor, body: string) {
  const { post } = await world.ann.gets(posts.create, { body })
  await by.gets(reports.raise, { reportable_type: 'Post', reportable_id: post.id, reason: 'spam' })
}
const bulk = async (action: 'take' | 'reject', cases: { id: string; version: number }[], who = mia) =>
  (await who.ask(reports.bulk, { action, cases } as never, FRESH(who))).result

beforeAll(async () => {
  mia = await world.join('mia', { role: 'moderator' })
})
beforeEach(async () => {
  await world.settle()
  for (const table of ['decisions', 'report_cases', 'report_answers', 'posts', 'notifications']) await world.pool.query(`delete from ${table}`)
})

test('several cases are taken or closed at once; those that were moved, and one’s own report, are left', async () => {
  const { ben, cleo } = world
  for (const [who, body] of [
    [ben, 'one'],
    [cleo, 'two'],
    [mia, 'three'],
  ] as const)
    await reported(who, body)
  const seen = (await open()).map(({ id, version }) => ({ id, version }))
  await mia.gets(reports.take, seen[0]!)
  expect(await bulk('reject', seen), 'one was taken meanwhile, one is her own report').toEqual({ done: 1, skipped: 2 })
  expect(
    await bulk(
      'take',
      (await open()).map(({ id, version }) => ({ id, version })),
    ),
  ).toEqual({ done: 1, skipped: 0 })
  const { rows } = await world.pool.query("select ids from audit_entries where operation = 'POST /admin/reports/bulk' order by id desc limit 1")
  expect(rows[0].ids).toMatchObject({ after: 'in_progress', cases: 1 })
  expect((await ben.ask(reports.bulk, { action: 'take', cases: seen } as never)).code).toBe('permission.role')
})

test('a kept answer is there for every moderator, a hundred at most', async () => {
  const keep = (title: string) => mia.ask(reports.keepCannedAnswer, { title, clause: 'spam', facts: 'It advertises another market' })
  const { answer } = (await keep('Advertising')).result
  const max = await world.join('max', { role: 'moderator' })
  expect((await max.gets(reports.cannedAnswers, {})).answers).toEqual([answer])
  await world.pool.query("insert into report_answers (title, clause, facts) select 'Answer ' || n, 'spam', 'x' from generate_series(1, 99) as n")
  expect((await keep('One more')).code).toBe('answer.full')
  await max.gets(reports.dropCannedAnswer, { id: answer.id })
  expect((await max.ask(reports.dropCannedAnswer, { id: answer.id })).code).toBe('answer.not_found')
  expect((await keep('One more')).status).toBe(200)
})

test('the public figures are numbers alone: what was reported and why, what was decided, what did not stand', async () => {
  const { ben, cleo, guest } = world
  await reported(ben, 'CANARY one')
  await reported(cleo, 'two')
  const [first, second] = await open()
  const facts = { measure: 'warn', clause: 'fraud', facts: 'CANARY it deceives' } as const
  await mia.ask(reports.decide, { id: first!.id, version: first!.version, ...facts }, FRESH(mia))
  await bulk('reject', [{ id: second!.id, version: second!.version }])
  await world.pool.query("update decisions set status = 'reversed', appealed_at = clock_timestamp(), answered_at = clock_timestamp()")
  const told = await guest.ask(reports.figures, {})
  expect(told.result.half_years).toMatchObject([
    {
      reports: 2,
      cases: 2,
      open: 0,
      without_measure: 1,
      reasons: [{ name: 'spam', n: 2 }],
      measures: [{ name: 'warn', n: 1 }],
      clauses: [{ name: 'fraud', n: 1 }],
    },
  ])
  expect(told.result.half_years[0]).toMatchObject({ appeals: 1, reversed: 1, upheld: 0, median_hours: 0 })
  for (const hidden of ['CANARY', ben.id, mia.id, first!.id]) expect(told.text).not.toContain(hidden)
})
