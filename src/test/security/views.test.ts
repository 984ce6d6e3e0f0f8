import { io, type Socket } from 'socket.io-client'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#features/account/contract.ts'
import { accounts } from '#features/accounts/contract.ts'
import { chat } from '#features/chat/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { subscriptions } from '#features/subscriptions/contract.ts'
import type { Actor } from '../support/cast.ts'
import { request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ web: true })
let [ada, sam] = [] as unknown as [Actor, Actor]
const TALK = 'CANARY the hinge hides a thin'
const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'

beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  sam = await world.join('sam', { role: 'support' })
  await world.ben.gets(chat.begin, { user_id: world.ann.id, client_message_id: crypto.randomUUID(), body: TALK })
  await world.settle()
}, 180_000)
beforeEach(async () => {
  await world.pool.query('update member_views set ended_at = clock_timestamp() where ended_at is null')
  await world.pool.query('update sessions set fresh_at = clock_timestamp(), ended_at = null')
})
const look = (who: Actor, id = world.ann.id as string) => who.ask(dashboard.viewAs, { id: id as never, reason: 'She says her cart is empty' })
const begin = () => ada.gets(dashboard.viewAs, { id: world.ann.id, reason: 'She says her cart is empty' })
/** The quarter of an hour is over: the database itself lets no view be moved. */
const over = () =>
  world.pool.query(`do $$ begin
    alter table member_views disable trigger member_views_stay;
    update member_views set started_at = started_at - interval '15 minutes', ends_at = ends_at - interval '15 minutes' where ended_at is null;
    alter table member_views enable trigger member_views_stay;
  end $$`)
const nameOf = async (who: Actor) => (await who.gets(account.me, {})).user.username

test('ada looks as ann: she follows nobody, pays for nothing, reads no talk and takes no file out; what ann sees she sees', async () => {
  await begin()
  const codes = [
    await ada.ask(network.follow, { id: world.ben.id }),
    await ada.ask(orders.checkout, { address_id: NOBODY, payment_method: 'card', card_id: 'pm_x' } as never),
    await ada.ask(chat.list, {}),
    await ada.ask(subscriptions.invoiceFile, { id: NOBODY } as never),
    await ada.ask(credentials.history, {}),
  ]
  expect(codes.map(({ code }) => code)).toEqual(['view.read_only', 'view.read_only', 'view.closed', 'view.closed', undefined])
  expect((await world.ann.ask(network.follow, { id: world.ben.id })).status).toBe(200)
})

test('only whoever holds the right, has just proved who they are and gives a reason looks; nobody looks as staff, as themselves or as somebody who is gone', async () => {
  const mia = await world.join('mia')
  expect((await look(sam)).code).toBe('permission.role')
  expect((await look(world.ben)).code).toBe('permission.role')
  expect((await look(ada, ada.id)).code).toBe('member.above_you')
  expect((await look(ada, sam.id)).code).toBe('view.staff')
  expect((await ada.ask(dashboard.viewAs, { id: world.ann.id, reason: ' ' })).status).toBe(422)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [mia.id])
  expect((await look(ada, mia.id)).code).toBe('view.away')
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [ada.id])
  expect((await look(ada)).code).toBe('session.step_up')
})

test('ann gets a role while ada looks: the view shows none of it, and a right that ada loses ends the view', async () => {
  await begin()
  await world.pool.query("insert into member_roles (member_id, role) values ($1, 'administrator')", [world.ann.id])
  expect((await ada.ask(dashboard.audit, {})).code).toBe('permission.role')
  expect((await ada.gets(dashboard.permissions, {})).permissions).toEqual([])
  await world.pool.query('delete from member_roles where member_id = $1', [world.ann.id])
  expect(await nameOf(ada)).toBe('ann')
  await world.pool.query("update member_roles set role = 'support' where member_id = $1", [ada.id])
  expect(await nameOf(ada)).toBe('ada')
  await world.pool.query("update member_roles set role = 'administrator' where member_id = $1", [ada.id])
})

test('it ends by itself after a quarter of an hour; begin and end stand in the audit log under ada and in ann’s history without her network', async () => {
  await begin()
  expect(await nameOf(ada)).toBe('ann')
  await over()
  expect(await nameOf(ada)).toBe('ada')
  await world.settle()
  await begin()
  expect(await ada.gets(accounts.endView, {})).toEqual({ done: true, member_id: world.ann.id })
  expect((await ada.ask(accounts.endView, {})).code).toBe('view.none')
  const { rows } = await world.pool.query(
    "select operation from audit_entries where family = 'moderation' and actor_id = $1 and ids->>'member_id' = $2 order by id desc limit 4",
    [ada.id, world.ann.id],
  )
  const deeds = ['POST /view-as/end', 'POST /admin/members/{id}/view-as', 'accounts.view_over', 'POST /admin/members/{id}/view-as']
  expect(rows.map(({ operation }) => operation)).toEqual(deeds)
  const { data } = (await world.ann.gets(credentials.history, {})).history
  expect(data.slice(0, 4).map(({ operation, peer }) => [operation, peer])).toEqual(deeds.map((deed) => [deed, '']))
  expect((await ada.gets(credentials.history, {})).history.data.some(({ operation }) => operation.includes('view'))).toBe(false)
})

test('the database keeps a view as it began, and none longer than a quarter of an hour', async () => {
  await begin()
  const change = (what: string) => world.pool.query(`update member_views set ${what} where ended_at is null`).catch(({ code }) => code)
  expect(await change("ends_at = ends_at + interval '1 minute'")).toBe('23514')
  expect(await change(`member_id = '${world.ben.id}'`)).toBe('23514')
  await ada.gets(accounts.endView, {})
  expect(await world.pool.query('update member_views set ended_at = null').catch(({ code }) => code)).toBe('23514')
  const { rows } = await world.pool.query('select count(*)::int as all from member_views where ended_at is null')
  expect(rows[0].all).toBe(0)
})

test('a bar stands on each page, says whose view it is, leaves the page with the view and ends it without a script', async () => {
  await begin()
  const cookie = `session=${ada.token}`
  for (const path of ['/', '/profile', '/wallet', '/no-such-page', '/chat']) {
    const page = await request(world.url + path, { headers: { cookie } })
    expect(page.text, path).toContain('as ann Collector sees it, read only. It ends by itself within 15 minutes.')
    expect(page.headers.get('refresh'), path).toMatch(new RegExp(`^(8\\d\\d|900); url=/dashboard/members/${world.ann.id}$`))
    expect(page.text).not.toContain(TALK)
  }
  const end = (headers: Readonly<Record<string, string>>) => request(`${world.url}/view-as/end`, { method: 'POST', headers: { cookie, ...headers } })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await end({ ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await nameOf(ada)).toBe('ann')
  const ended = await end({ ...form, origin: world.settings.public_url, 'sec-fetch-site': 'same-origin' })
  expect([ended.status, ended.headers.get('location')]).toEqual([303, `/dashboard/members/${world.ann.id}`])
  const page = await request(`${world.url}/`, { headers: { cookie } })
  expect([page.text.includes('view-bar role'), page.headers.get('refresh')]).toEqual([false, null])
})

test('the socket that ada had closes when she looks, a new one is not let in, and ann is not here by it', async () => {
  const open = () => io(world.url, { path: '/live', transports: ['websocket'], auth: { token: ada.token }, reconnection: false, forceNew: true })
  const outcome = (socket: Socket) =>
    new Promise<string>((done) => socket.once('connect', () => done('connected')).once('connect_error', ({ message }) => done(message)))
  const first = open()
  expect(await outcome(first)).toBe('connected')
  const closed = new Promise((done) => first.once('disconnect', done))
  await begin()
  await world.settle()
  await closed
  const again = open()
  expect(await outcome(again)).toBe('view.read_only')
  expect((await world.pool.query('select from presences where member_id = $1', [world.ann.id])).rowCount).toBe(0)
  again.disconnect()
})
