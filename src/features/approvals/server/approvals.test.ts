import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { disputes } from '#features/disputes/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { privacy } from '#features/privacy/contract.ts'
import { roles } from '#features/roles/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { approvals } from '../contract.ts'

const world = useWorld({ FOUR_EYES_FROM: '2', FOUR_EYES_REFUND: '10000' })
let ada: Actor
let bea: Actor
let dan: Actor
const reason = 'The desk needs another pair of hands'
const CLUBS = 'user.access.clubs'
const ADMIN = 'user.access.admin'

const give = (who: Actor, whom: Actor, role: string) => who.ask(dashboard.grantRole, { id: whom.id, role, reason })
const rolesOf = async (whom: Actor) =>
  (await world.pool.query<{ role: string }>('select role from member_roles where member_id = $1 order by role', [whom.id])).rows.map(
    ({ role }) => role,
  )
const waiting = async (who: Actor) => (await who.gets(approvals.list, {})).approvals.data
const decided = async (who: Actor) => (await who.gets(approvals.list, { state: 'decided' })).approvals.data
const subjects = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.message)
const asked = async (answer: Promise<{ status: number; result: { approval_id?: Id<'approvals'> | undefined }; text: string }>) => {
  const { status, result, text } = await answer
  expect([status, text]).toEqual([202, text])
  return result.approval_id!
}
const operations = async () =>
  (
    await world.pool.query<{ operation: string; ids: Record<string, string>; actor_id: string }>(
      'select operation, ids, actor_id from audit_entries order by id desc limit 4',
    )
  ).rows

beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
})

test('ada is the only administrator: her deed goes through at once, and the audit log says that nobody else could be asked', async () => {
  expect((await give(ada, world.ben, 'support')).status).toBe(200)
  expect(await rolesOf(world.ben)).toEqual(['support'])
  const [entry] = await operations()
  expect(entry).toMatchObject({ operation: dashboard.grantRole.http, ids: { four_eyes: 'alone' } })
  const [row] = await decided(ada)
  expect(row).toMatchObject({ id: entry!.ids.approval_id, status: 'alone', before: { words: ['Nothing'] }, after: { words: ['Support'] }, reason })
  expect((await ada.ask(dashboard.revokeRole, { id: world.ben.id, role: 'support' })).status).toBe(200)
  bea = await world.join('bea', { role: 'administrator' })
  dan = await world.join('dan')
})

test('with bea there, ada asks: nothing happens until bea consents, once, in ada’s name; both are told', async () => {
  expect((await ada.ask(dashboard.grantRole, { id: world.ben.id, role: 'support' })).code).toBe('approval.reason')
  const id = await asked(give(ada, world.ben, 'support'))
  expect(await rolesOf(world.ben)).toEqual([])
  expect((await world.pool.query("select from role_changes where member_id = $1 and kind = 'given'", [world.ben.id])).rowCount).toBe(1)
  expect((await give(ada, world.ben, 'support')).code).toBe('approval.asked')
  expect((await ada.ask(approvals.consent, { id })).code).toBe('approval.own')
  expect((await ada.ask(approvals.refuse, { id, answer: 'No' })).code).toBe('approval.own')
  expect((await ada.gets(approvals.count, {})).waiting).toBe(0)
  expect((await bea.gets(approvals.count, {})).waiting).toBe(1)
  await world.settle()
  expect(await subjects(bea)).toContain('Read what it is and why, then consent or refuse. It lapses after 72 hours.')
  const [row] = await waiting(bea)
  expect(row).toMatchObject({ id, said: 'Gave a member a role', reason, may_decide: true, may_withdraw: false, asked_by: { id: ada.id } })
  expect(row!.after.words).toEqual(['Support'])

  const answers = await inParallel([1, 2, 3, 4, 5], 5, () => bea.ask(approvals.consent, { id }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'approval.decided')).toHaveLength(4)
  expect(await rolesOf(world.ben)).toEqual(['support'])
  const given = await world.pool.query("select actor_id from role_changes where member_id = $1 and kind = 'given' order by id", [world.ben.id])
  expect(given.rows.map(({ actor_id }) => actor_id)).toEqual([ada.id, ada.id])
  await world.settle()
  expect(await subjects(ada)).toContain('What you asked for was carried out.')
  const entries = await operations()
  expect(entries.find(({ operation }) => operation === dashboard.grantRole.http)).toMatchObject({
    actor_id: ada.id,
    ids: { approval_id: id, consented_by: bea.id },
  })
  expect(entries.find(({ operation }) => operation === approvals.consent.http)).toMatchObject({ actor_id: bea.id, ids: { id } })
  expect((await decided(ada))[0]).toMatchObject({ id, status: 'consented', decided_by: { id: bea.id } })
})

test('bea refuses and says why; ada takes back what she asked, and nobody else does; what nobody answers lapses after 72 hours', async () => {
  const refused = await asked(give(ada, world.cleo, 'support'))
  await bea.gets(approvals.refuse, { id: refused, answer: 'She is on leave' })
  expect((await bea.ask(approvals.consent, { id: refused })).code).toBe('approval.decided')
  expect((await decided(ada))[0]).toMatchObject({ status: 'refused', answer: 'She is on leave' })
  const taken = await asked(give(ada, world.cleo, 'support'))
  expect((await bea.ask(approvals.withdraw, { id: taken })).code).toBe('approval.not_found')
  await ada.gets(approvals.withdraw, { id: taken })
  expect((await bea.ask(approvals.consent, { id: taken })).code).toBe('approval.decided')
  const late = await asked(give(ada, world.cleo, 'support'))
  await pass(late)
  expect((await bea.ask(approvals.consent, { id: late })).code).toBe('approval.decided')
  await world.settle()
  expect((await decided(ada))[0]).toMatchObject({ id: late, status: 'expired', decided_by: null })
  expect(await subjects(ada)).toContain('Nothing has changed. Ask again if it is still needed.')
  expect(await rolesOf(world.cleo)).toEqual([])
})
/** What was asked stays as it was asked, also in a test: the clock is moved by a hand that may. */
async function pass(id: string) {
  await world.pool.query('alter table approvals disable trigger approvals_stay')
  await world.pool.query("update approvals set expires_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await world.pool.query('alter table approvals enable trigger approvals_stay')
}

test('whom it is about has no say: bea neither consents to lose a role nor keeps it by refusing, and with two of them nobody else may', async () => {
  expect((await ada.ask(dashboard.revokeRole, { id: bea.id, role: 'administrator', reason })).code).toBe('approval.nobody')
  const id = await asked(give(ada, dan, 'administrator'))
  await bea.gets(approvals.consent, { id })
  const away = await asked(ada.ask(dashboard.revokeRole, { id: bea.id, role: 'administrator', reason }))
  expect((await bea.ask(approvals.consent, { id: away })).code).toBe('approval.own')
  expect((await bea.ask(approvals.refuse, { id: away, answer: 'No' })).code).toBe('approval.own')
  await world.settle()
  expect((await subjects(dan)).filter((one) => one.includes('consent or refuse'))).toHaveLength(1)
  await dan.gets(approvals.refuse, { id: away, answer: 'She stays' })
  expect(await rolesOf(bea)).toEqual(['administrator'])
})

test('a colleague who was suspended still counts: ada cannot make herself alone', async () => {
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = any($1)', [[bea.id, dan.id]])
  expect((await give(ada, world.cleo, 'support')).code).toBe('approval.nobody')
  expect(await rolesOf(world.cleo)).toEqual([])
  await world.pool.query('update members set suspended_at = null where id = any($1)', [[bea.id, dan.id]])
})

test('all rules are judged when it is asked and again when it is carried out, by what ada holds then', async () => {
  expect((await give(ada, ada, 'support')).code).toBe('role.own')
  expect((await give(ada, world.cleo, 'no_such_role')).code).toBe('role.not_found')
  const { code } = await ada.gets(roles.make, { name: 'Club desk', permissions: [CLUBS] })
  const id = await asked(give(ada, world.cleo, code))
  await bea.gets(roles.drop, { code })
  const said = await bea.ask(approvals.consent, { id })
  expect([said.code, said.text.includes('There is no such role.')]).toEqual(['approval.impossible', true])
  await ada.gets(approvals.withdraw, { id })

  const kept = await asked(give(dan, world.cleo, 'support'))
  await world.pool.query('delete from member_roles where member_id = $1', [dan.id])
  expect((await bea.ask(approvals.consent, { id: kept })).code).toBe('approval.asker')
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [dan.id])
  await world.pool.query('delete from member_roles where member_id = $1', [bea.id])
  expect((await bea.ask(approvals.consent, { id: kept })).status).toBe(403)
  // A request that was let in before the role was gone finds nothing to decide on.
  const still: Viewer = {
    ...{ kind: 'member', id: bea.id, uid: 1, verified: true, fresh: true, limits: {} },
    ...{ permissions: new Set([ADMIN]), session_id: '' as Id<'sessions'> },
  }
  expect((await bea.ask(approvals.consent, { id: kept }, { viewer: still })).code).toBe('approval.not_found')
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [bea.id])
  await bea.gets(approvals.consent, { id: kept })
  expect(await rolesOf(world.cleo)).toEqual(['support'])
})

test('an edit of a role waits with its permissions before and after, on the version that was seen', async () => {
  const { code } = await ada.gets(roles.make, { name: 'Night desk', permissions: [CLUBS] })
  const edit = { code, version: 1, name: 'Night desk', permissions: [CLUBS, ADMIN], reason }
  const id = await asked(ada.ask(roles.keep, edit))
  const row = (await waiting(bea)).find((one) => one.id === id)!
  expect([row.before.words.length, row.after.words.length, row.after.words.length > row.before.words.length]).toEqual([2, 3, true])
  await bea.gets(approvals.consent, { id })
  expect((await ada.gets(roles.list, {})).roles.find((one) => one.code === code)).toMatchObject({ version: 2, permissions: [ADMIN, CLUBS] })
})

test('a refund above the limit waits, one below does not; the parties have no say in it', async () => {
  const opened = async (name: string) => {
    const seller = await world.join(name)
    await openShop(seller)
    const stamp = await sell(world, seller)
    const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
    await seller.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
    const total = (await world.ben.gets(orders.show, { id })).order.total
    const { disputed } = await world.ben.gets(disputes.open, { id, reason: 'damaged', amount: total, note: 'Torn' })
    await seller.gets(disputes.refuse, { id: disputed.dispute!.id, note: 'It was whole' })
    return { id: disputed.dispute!.id, total }
  }
  const { id, total } = await opened('eva')
  expect(total).toBeGreaterThan(10_000)
  expect((await ada.ask(disputes.decide, { id, amount: total, note: 'The pictures show it' })).status).toBe(202)
  expect((await world.pool.query('select status from disputes where id = $1', [id])).rows).not.toEqual([{ status: 'closed' }])
  const [row] = await waiting(bea)
  expect(row).toMatchObject({ before: { amount: 0, currency: 'USD' }, after: { amount: total }, reason: 'The pictures show it' })
  await bea.gets(approvals.consent, { id: row!.id })
  expect((await world.pool.query('select status, given from disputes where id = $1', [id])).rows).toEqual([{ status: 'closed', given: total }])
  const small = await opened('fay')
  expect((await ada.ask(disputes.decide, { id: small.id, amount: 10_000, note: 'A part' })).status).toBe(200)
})

test('an erasure by an administrator waits for a second one, never of a colleague, never with something open', async () => {
  const ida = await world.join('ida')
  const erase = (whom: Actor, username = whom.name) => ada.ask(privacy.eraseMember, { id: whom.id, username, reason: 'A letter of hers' })
  expect((await erase(ida, 'other')).code).toBe('privacy.other_name')
  await openShop(world.ann)
  await world.ben.gets(orders.checkout, await cartOf(world.ben, [(await sell(world, world.ann)).id]))
  expect((await erase(world.ben)).code).toBe('privacy.member_open')
  const desk = (await ada.gets(roles.make, { name: 'Desk of all', permissions: [ADMIN] })).code
  const deputy = await world.join('deputy')
  await bea.gets(approvals.consent, { id: await asked(give(ada, deputy, desk)) })
  expect((await deputy.ask(privacy.eraseMember, { id: bea.id, username: 'bea', reason })).code).toBe('member.above_you')
  const id = await asked(erase(ida))
  expect((await world.pool.query('select from privacy_erasures where member_id = $1', [ida.id])).rowCount).toBe(0)
  await bea.gets(approvals.consent, { id })
  const { rows } = await world.pool.query<{ days: number }>(
    'select round(extract(epoch from due_at - clock_timestamp()) / 86400)::int as days from privacy_erasures where member_id = $1',
    [ida.id],
  )
  expect(rows).toEqual([{ days: 14 }])
  const letter = await world.pool.query("select from mails where recipient = 'ida@example.com' and template = 'erase_by_operator'")
  expect(letter.rowCount).toBe(1)
})

test('what hal has written goes with him when he is erased; who decided, and what it was about, stays', async () => {
  const hal = await world.join('hal', { role: 'administrator' })
  const id = await asked(hal.ask(dashboard.grantRole, { id: world.cleo.id, role: 'moderator', reason: 'Words of hal alone' }))
  await bea.gets(approvals.refuse, { id, answer: 'Words of bea alone' })
  await world.pool.query('delete from member_roles where member_id = $1', [hal.id])
  await hal.gets(privacy.erase, { username: 'hal' })
  await world.pool.query('update privacy_erasures set due_at = clock_timestamp() where member_id = $1', [hal.id])
  for (let n = 0; n < 200; n++) {
    await world.settle()
    const { rows } = await world.pool.query<{ status: string }>('select status from privacy_erasures where member_id = $1', [hal.id])
    if (rows[0]!.status === 'done') break
  }
  const { rows } = await world.pool.query('select input, reason, answer, status, asked_by, decided_by from approvals where id = $1', [id])
  expect(rows).toEqual([{ input: {}, reason: '–', answer: 'Words of bea alone', status: 'refused', asked_by: hal.id, decided_by: bea.id }])
}, 60_000)

test('the database lets nobody consent to their own, and nothing decided is changed', async () => {
  const id = await asked(give(ada, await world.join('gus'), 'support'))
  const put = (set: string) => world.pool.query(`update approvals set ${set} where id = $1`, [id])
  await expect(put("status = 'consented', decided_at = clock_timestamp(), decided_by = asked_by")).rejects.toThrow('violates check')
  await expect(put("after = '{}'")).rejects.toThrow('stays')
  await ada.gets(approvals.withdraw, { id })
  await expect(put("status = 'asked', decided_at = null")).rejects.toThrow('stays')
  await expect(world.pool.query('delete from approvals where id = $1', [id])).rejects.toThrow('stay')
})
