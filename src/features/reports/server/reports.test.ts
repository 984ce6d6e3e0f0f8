import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { chat } from '#features/chat/contract.ts'
import { comments } from '#features/comments/contract.ts'
import { groups } from '#features/groups/contract.ts'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { type Actor, PASSWORD } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { reports } from '../contract.ts'

const world = useWorld()
let mia: Actor
let max: Actor
let post: string
const FRESH = (who: Actor, permissions: readonly string[] = ['user.access.flagged', 'user.access.customer_members', 'signed_in']) =>
  ({ viewer: { kind: 'member', id: who.id, verified: true, fresh: true, limits: {}, permissions: new Set(permissions) } }) as never
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const report = (who: Actor, reportable_type: string, reportable_id: string, more = {}) =>
  who.ask(reports.raise, { reportable_type, reportable_id, reason: 'harassment', body: 'CANARY I am insulted', ...more })
const open = async (who = mia) => (await who.gets(reports.queue, {})).cases.data
const told = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type).filter((type) => /moderation|report/.test(type))
const decide = async (who: Actor, more: Partial<GivenOf<typeof reports.decide>> = {}) => {
  const [found] = await open()
  const asked = {
    id: found!.id,
    version: found!.version,
    measure: 'hide',
    clause: 'harassment',
    facts: 'It insults a member by name',
    ...more,
  } as const
  return who.ask(reports.decide, asked as never, FRESH(who))
}
const said = async (body = 'You are a forger, Ann') =>
  (await world.ben.gets(comments.create, { commentable_type: 'Post', commentable_id: post, body })).comment.id
const read = async (who: Actor) =>
  (await who.gets(comments.list, { commentable_type: 'Post', commentable_id: post })).comments.data.map(({ body }) => body)
const own = async (who: Actor) => (await who.gets(reports.decisions, {})).decisions.data

beforeAll(async () => {
  await openShop(world.ann)
  mia = await world.join('mia', { role: 'moderator' })
  max = await world.join('max', { role: 'moderator' })
})
beforeEach(async () => {
  await world.settle()
  for (const table of ['decisions', 'report_cases', 'comments', 'posts', 'conversations', 'notifications', 'follows'])
    await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set withheld = '{}', suspended_at = null, created_at = clock_timestamp() - interval '30 days'")
  await world.pool.query('update member_suspensions set lifted_at = clock_timestamp() where lifted_at is null')
  post = (await world.ann.gets(posts.create, { body: 'Plate 146' })).post.id
})

/** Ben's comment, reported by ann and hidden by mia: the statement that he reads. */
async function hidden() {
  const id = await said()
  await report(world.ann, 'Comment', id)
  expect((await decide(mia)).status).toBe(200)
  await world.settle()
  return (await own(world.ben))[0]!
}
const lastEntry = async (operation: string) =>
  (await world.pool.query('select actor_id, ids from audit_entries where operation = $1 order by id desc limit 1', [operation])).rows[0]

test('two report a comment into one case, moderators take it by its version, and it is hidden from everybody and told to all three', async () => {
  const { ann, ben, cleo, guest } = world
  const id = await said()
  expect([(await report(ann, 'Comment', id)).status, (await report(cleo, 'Comment', id)).status]).toEqual([200, 200])
  expect(await codeOf(report(cleo, 'Comment', id)), 'once each').toBe('report.already')
  const [found] = await open()
  expect(found).toMatchObject({ reportable_type: 'Comment', reporters: 2, reasons: ['harassment'], user: { id: ben.id } })
  expect((await mia.gets(reports.take, { id: found!.id, version: 0 })).case.card).toMatchObject({ status: 'in_progress', taken_by: { id: mia.id } })
  expect(await codeOf(max.ask(reports.take, { id: found!.id, version: 0 })), 'an old version').toBe('report.changed')
  await mia.gets(reports.release, { id: found!.id, version: 1 })
  expect((await decide(mia)).status).toBe(200)
  await world.settle()
  expect([await read(guest), await read(ben)], 'nobody reads it').toEqual([[], []])
  expect((await guest.gets(posts.show, { id: post as never })).post).toMatchObject({ comment_count: 0 })
  expect([await told(ben), await told(ann), await told(cleo)]).toEqual([['moderation_decision'], ['report_decided'], ['report_decided']])
  const ids = { before: 'open', after: 'resolved', measure: 'hide', member_id: ben.id }
  expect((await lastEntry('POST /admin/reports/{id}/decide')).ids).toMatchObject(ids)
})

test('the member reads what was decided and why, but not by whom, appeals once, another moderator reverses it, and it stands as it did', async () => {
  const { ben, cleo, guest } = world
  const { id, ...statement } = await hidden()
  expect(statement).toMatchObject({ measure: 'hide', clause: 'harassment', facts: 'It insults a member by name', may_appeal: true })
  const seen = JSON.stringify([statement, await ben.gets(reports.decision, { id }), (await ben.gets(notifications.list, {})).notifications])
  for (const secret of [mia.id, 'mia', 'CANARY', cleo.id]) expect(seen, 'neither who decided nor who reported').not.toContain(secret)
  await ben.gets(reports.appeal, { id, body: 'It was a joke between us' })
  expect(await codeOf(ben.ask(reports.appeal, { id, body: 'Again' })), 'once').toBe('decision.state')
  const answer = (who: Actor) => who.ask(reports.answer, { id, verdict: 'reverse', body: 'Ann says so too' }, FRESH(who))
  expect(await codeOf(answer(mia)), 'not whoever decided').toBe('decision.own')
  expect((await answer(max)).status).toBe(200)
  await world.settle()
  expect([await read(guest), (await own(ben))[0]]).toMatchObject([['You are a forger, Ann'], { status: 'reversed', answer: 'Ann says so too' }])
  expect(await told(ben)).toEqual(['moderation_answer', 'moderation_decision'])
})

test('B10 only registered kinds, only what one may know of, never one’s own; two first reports at once are one case', async () => {
  const { ann, ben, cleo } = world
  const hidden = (await ann.gets(posts.create, { body: 'For connections', privacy: 1 })).post.id
  const nobody = crypto.randomUUID()
  for (const kind of ['Setting', 'StampItem', 'Decision', 'Constructor', 'Prototype'])
    expect(await codeOf(report(ben, kind, post)), kind).toBe('report.kind')
  expect(await codeOf(report(ben, 'Post', hidden))).toBe('report.no_subject')
  const below = await ann.gets(comments.create, { commentable_type: 'Post', commentable_id: hidden, body: 'Between us' })
  expect(await codeOf(report(ben, 'Comment', below.comment.id)), 'a comment on what he may not know of').toBe('report.no_subject')
  expect((await report(ben, 'Post', hidden)).text, 'as what is not there').toBe((await report(ben, 'Post', nobody)).text)
  expect([await codeOf(report(ann, 'Post', post)), await codeOf(report(ann, 'User', ann.id))]).toEqual(['report.own', 'report.own'])
  expect(await codeOf(report(ben, 'Post', post, { reason: 'other', body: '' }))).toBe('report.words')
  const dora = await world.join('dora.reports')
  const statuses = await Promise.all([ben, cleo, dora].map(async (who) => (await report(who, 'Post', post)).status))
  expect([statuses, (await open()).map(({ reporters }) => reporters)]).toEqual([[200, 200, 200], [3]])
  await world.pool.query("update posts set body = 'Something else'")
  expect((await mia.gets(reports.show, { id: (await open())[0]!.id })).case.evidence, 'as it was').toMatchObject([{ body: 'Plate 146' }])
})

test('a reported message comes with its neighbours alone, opened by an act that the audit log keeps', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(network.follow, { id: ann.id })
  const { conversation } = await ann.gets(chat.begin, { user_id: ben.id, client_message_id: crypto.randomUUID(), body: 'first of all' })
  for (let n = 2; n <= 12; n++) await ben.gets(chat.send, { id: conversation.id, client_message_id: crypto.randomUUID(), body: `message ${n}.` })
  expect(await codeOf(report(cleo, 'Conversation', conversation.id))).toBe('report.no_subject')
  expect(await codeOf(report(ben, 'Conversation', conversation.id, { part: 6 })), 'his own message').toBe('report.own')
  expect((await report(ann, 'Conversation', conversation.id, { part: 6 })).status).toBe(200)
  const [found] = await open()
  const { case: shown } = await mia.gets(reports.show, { id: found!.id })
  expect([shown.evidence, JSON.stringify(shown).includes('message 6.')]).toEqual([null, false])
  expect(shown.measures).toEqual(['warn', 'restrict', 'suspend'])
  const { evidence } = await mia.gets(reports.evidence, { id: found!.id })
  expect(evidence.map(({ body }) => body)).toEqual([3, 4, 5, 6, 7, 8, 9].map((n) => `message ${n}.`))
  const entry = { actor_id: mia.id, ids: { subject_id: conversation.id, member_id: ben.id } }
  expect(await lastEntry('POST /admin/reports/{id}/evidence')).toMatchObject(entry)
})

test('of a group, too: a member reports a message, and moderators read its neighbours that the member may read', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(network.follow, { id: ann.id })
  const { group } = await ann.gets(groups.create, { name: 'Swap by post', user_ids: [ben.id] })
  const say = (who: Actor, body: string) => who.gets(groups.send, { id: group.id, client_message_id: crypto.randomUUID(), body })
  for (let n = 1; n <= 4; n++) await say(ann, `before ${n}.`)
  const { link } = await ann.gets(groups.makeLink, { id: group.id })
  await cleo.gets(groups.join, { token: link.path.split('/').at(-1)! })
  for (let n = 5; n <= 12; n++) await say(ben, `message ${n}.`)
  expect(await codeOf(report(mia, 'Group', group.id, { part: 6 }))).toBe('report.no_subject')
  expect(await codeOf(report(cleo, 'Group', group.id, { part: 3 })), 'before she came').toBe('report.no_subject')
  expect((await report(cleo, 'Group', group.id, { part: 6 })).status).toBe(200)
  const [found] = await open()
  expect((await mia.gets(reports.show, { id: found!.id })).case.evidence).toBeNull()
  const { evidence } = await mia.gets(reports.evidence, { id: found!.id })
  expect(evidence.map(({ body }) => body)).toEqual([5, 6, 7, 8, 9].map((n) => `message ${n}.`))
  expect((await mia.ask(groups.history, { id: group.id })).status).toBe(404)
})

const over = (days: number) =>
  world.pool.query(
    "update decisions set ends_at = clock_timestamp() - interval '1 second' where ends_at < clock_timestamp() + make_interval(days => $1)",
    [days],
  )

test('a restriction takes one thing away until its time is over, and the longer of two holds', async () => {
  const { ann, ben, cleo } = world
  const id = await said()
  const write = () => codeOf(ben.ask(comments.create, { commentable_type: 'Post', commentable_id: post, body: 'Again' }))
  await report(ann, 'Comment', id)
  expect(await codeOf(decide(mia, { measure: 'restrict' }))).toBe('report.measure')
  expect(await codeOf(decide(mia, { facts: '' }))).toBe('report.reasons')
  expect((await decide(mia, { measure: 'restrict', scope: 'writing', days: 7 })).status).toBe(200)
  expect([await write(), (await ben.ask(reports.mine, {})).status]).toEqual(['permission.missing', 200])
  await report(cleo, 'Comment', id)
  await decide(mia, { measure: 'restrict', scope: 'writing', days: 30 })
  await report(ann, 'Comment', id)
  await decide(mia, { days: 1 })
  expect(await read(ann)).toEqual([])
  await over(8)
  await world.settle()
  expect([await write(), await read(ann)]).toEqual(['permission.missing', ['You are a forger, Ann']])
  await over(31)
  await world.settle()
  expect(await write()).toBe(200)
})

test('a suspension decided for a week says until when, in the letter and after the password, and ends by the clock', async () => {
  const { ann, ben } = world
  await report(ann, 'User', ben.id)
  expect((await decide(mia, { measure: 'suspend', days: 7 })).status).toBe(200)
  expect((await ben.ask(reports.mine, {})).status).not.toBe(200)
  const { rows } = await world.pool.query(
    "select to_char(ends_at at time zone 'UTC', 'DD-MM-YYYY') as day from decisions where member_id = $1 order by id desc limit 1",
    [ben.id],
  )
  const letter = await world.pool.query("select facts->>'until' as until from mails where template = 'suspended' and recipient = $1", [ben.email])
  expect(letter.rows).toEqual([{ until: rows[0].day }])
  expect((await world.guest.ask(accounts.logIn, { email: ben.email, password: PASSWORD })).text).toContain(`suspended until ${rows[0].day}.`)
  const suspended = async () =>
    (await world.pool.query('select suspended_at is not null as is_so from members where id = $1', [ben.id])).rows[0].is_so
  expect(await suspended()).toBe(true)
  await over(8)
  await world.settle()
  expect(await suspended()).toBe(false)
})

test('a listing goes off the market and comes back; a moderator decides neither their own case nor twice at once', async () => {
  const { ann, cleo, guest } = world
  const { id } = await sell(world, ann)
  const seen = async () => (await guest.ask(products.show, { id })).status
  await report(cleo, 'Product', id)
  await report(mia, 'Product', id)
  expect(await codeOf(decide(mia)), 'she has reported it').toBe('report.own_case')
  const both = await Promise.all([decide(max), decide(max)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await seen()).toBe(404)
  const [statement] = await own(ann)
  expect(await codeOf(cleo.ask(reports.decision, { id: statement!.id }))).toBe('decision.not_found')
  expect((await mia.ask(reports.reverse, { id: statement!.id, body: 'Another shop was meant' }, FRESH(mia))).status).toBe(200)
  expect(await seen()).toBe(200)
})
