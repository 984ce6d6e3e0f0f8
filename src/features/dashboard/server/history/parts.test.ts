import { afterEach, beforeAll, expect, test } from 'vitest'
import { slices } from '#app/server.ts'
import { auctions } from '#features/auctions/contract.ts'
import { blogs } from '#features/blogs/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { searches } from '#features/search/contract.ts'
import { namesIn, type Permission } from '#kernel/permission.ts'
import { partsOf } from '#server/operations/gates/part-gate.ts'
import { bidOn, closeLot, lotSeen, mayBid, openLot } from '#test/support/auctions.ts'
import type { Actor } from '#test/support/cast.ts'
import { request } from '#test/support/http-request.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../../contract.ts'

const world = useWorld({ web: true })
let ada: Actor
let bea: Actor
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  bea = await world.join('bea', { role: 'administrator' })
})
const CODES = [...new Set(slices.flatMap(({ part }) => (part ? [part.code] : [])))]
const close = (...closed: string[]) => ada.gets(dashboard.keepParts, { closed })
/** Known in this process. */
const until = async (closed: readonly string[]) =>
  expect.poll(() => [...world.product.switches.off()].sort(), { timeout: 3_000, interval: 100 }).toEqual([...closed].sort())
const only = async (...closed: string[]) => {
  await close(...closed)
  await until(closed)
}
afterEach(() => only())
const page = (path: string, who?: Actor) => request(world.url + path, { headers: who ? { cookie: `session=${who.token}` } : {} })

const refuse = (op: { http: string }) => world.product.dispatcher.dispatch(op.http as never, {}, { ...asBen(), locale: 'en' } as never)
const asBen = () => ({
  viewer: { kind: 'member', id: world.ben.id, verified: true, fresh: true, limits: {}, session_id: null, permissions: new Set(['signed_in']) },
  client: 'api',
  peer: '127.0.0.1',
  agent: 'test',
})
test.each(CODES)(
  'with %s closed each of its operations is refused in one way but what carries on and what staff do, its pages are gone and others stand',
  async (code) => {
    const own = slices.filter(({ part }) => part?.code === code)
    await only(code)
    const wrong: string[] = []
    for (const { part, handlers } of own)
      for (const { op } of handlers) {
        const stays = part!.goes_on.has(op.http) || namesIn(op.permission as Permission).some((name) => name.startsWith('user.access.'))
        const { status, text } = await refuse(op)
        if ((status === 404 && text.includes('"part.off"')) === stays) wrong.push(`${op.http}: ${status} ${text.slice(0, 100)}`)
      }
    for (const { handlers } of slices.filter(({ part }) => part?.code !== code))
      for (const { op, kind } of handlers)
        if (kind !== 'reading' && (await refuse(op)).text.includes('"part.off"')) wrong.push(`${op.http} is closed with it`)
    expect(wrong).toEqual([])
    const closes = own.flatMap(({ part }) => part!.closes).map((path) => path.replace('$', ''))
    for (const path of closes) {
      for (const who of [undefined, world.ben]) {
        const drawn = await page(path, who)
        expect([path, drawn.status, drawn.text.includes('This part of the place is closed at present.')]).toEqual([path, 404, true])
        expect(drawn.text.replace(/<script type="application\/json"[\s\S]*?<\/script>/g, ''), path).not.toContain('<script')
      }
    }
    for (const path of [
      '/',
      '/feeds',
      '/marketplace',
      '/marketplace/for-sale',
      '/search-result?search=penny',
      '/stamps?status=FOR_REFERENCE',
      '/chat',
      '/orders',
    ])
      expect([path, (await page(path, world.ben)).status]).toEqual([path, 200])
    for (const path of ['/', '/marketplace', '/events/public', '/blogs', '/marketplace/auctions'].filter(
      (one) => !closes.some((path) => one.startsWith(path)),
    ))
      expect([path, (await page(path)).status]).toEqual([path, 200])
    const sheet = await request(`${world.url}/closed-parts.css`)
    expect([closes.every((path) => sheet.text.includes(`a[href="${path}"]`)), sheet.headers.get('content-type')]).toEqual([
      true,
      'text/css; charset=utf-8',
    ])
    expect((await page('/')).text).toContain('/closed-parts.css')
  },
  120_000,
)

test('blogs are closed: the search over everything does not name them, and a kept page of a guest leads to them no more', async () => {
  const kinds = async () => (await world.ben.gets(searches.kinds, {})).kinds.map(({ code }) => code)
  const before = await kinds()
  for (let n = 0; n < 3; n++) expect((await page('/')).text).not.toContain('/closed-parts.css')
  await only('blogs')
  expect((await kinds()).length).toBe(before.length - 1)
  expect((await page('/')).text).toContain('/closed-parts.css')
  expect((await page('/blogs/')).status).toBe(404)
  const spelt = await page('/%62logs')
  expect([spelt.status, spelt.text.includes('This part of the place is closed at present.')]).toEqual([404, true])
  expect((await world.ann.ask(blogs.texts, {})).code).toBe('part.off')
  await only()
  expect((await world.ann.ask(blogs.texts, {})).status).toBe(200)
  expect((await page('/')).text).not.toContain('/closed-parts.css')
})

test('auctions are closed while one of ann’s runs: nobody begins another, ben and cleo bid on, ben wins, pays, and the books are even', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'premium' where id = $1", [ann.id])
  await mayBid(world, ann, 'FR')
  for (const member of [ben, cleo]) await mayBid(world, member)
  const lot = await openLot(world, ann)
  await only('auctions')
  expect((await ann.ask(auctions.create, {} as never)).code).toBe('part.off')
  expect((await ann.ask(auctions.publish, { id: lot.id })).code).toBe('part.off')
  expect((await bidOn(ben, lot.id, 5_000)).status).toBe(200)
  expect((await bidOn(cleo, lot.id, 3_000)).status).toBe(200)
  expect((await page(`/auctions/${lot.id}`, cleo)).status).toBe(200)
  await closeLot(world, lot.id)
  const { outcome } = await lotSeen(ben, lot.id)
  expect(outcome).toMatchObject({ price: 3_100, is_winner: true, order_status: 'pending_payment' })
  const { quote } = await ben.gets(orders.wonQuote, { id: outcome!.group_id! })
  const [way, address] = [quote.ways[0]!, (await ben.gets(places.list, {})).addresses[0]!]
  const given = { id: outcome!.group_id!, address_id: address.id, payment_method_id: 'pm_card_visa', way: way.way, expected_total: way.total }
  expect((await ben.gets(orders.payWon, given)).group).toMatchObject({ status: 'paid', total: 3_800 })
  await world.settle()
  await expectBalanced(world)
})

test('each change is kept with who and when, bea puts it back, and nobody but administrators with a fresh proof closes anything', async () => {
  await only('blogs', 'calls')
  const changes = async () => (await ada.gets(dashboard.settingChanges, { of: 'parts' })).changes.data
  const [last] = await changes()
  expect(last).toMatchObject({ actor: { id: ada.id }, is_put_back: false })
  expect(last!.lines.map(({ label, before, after }) => [label, before, after]).sort()).toEqual([
    ['Blogs', 'open', 'closed'],
    ['Calls', 'open', 'closed'],
  ])
  await bea.gets(dashboard.putBack, { id: last!.id })
  await until([])
  expect((await changes())[0]).toMatchObject({ actor: { id: bea.id }, is_put_back: true })
  expect((await bea.ask(dashboard.putBack, { id: last!.id })).code).toBe('setting.same')
  expect((await ada.ask(dashboard.keepParts, { closed: ['everything'] })).code).toBe('part.unknown')
  expect((await world.ben.ask(dashboard.keepParts, { closed: ['blogs'] })).code).toBe('permission.role')
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [bea.id])
  expect((await bea.ask(dashboard.keepParts, { closed: ['blogs'] })).code).toBe('session.step_up')
})

test('what staff do in a closed part is not closed with it, nor what goes on', () => {
  const op = (http: string, permission: string) => ({ kind: 'command', op: { http, permission } })
  const handlers = [op('POST /a', 'signed_in'), op('POST /b', 'signed_in'), op('POST /admin/c', 'user.access.trades')] as never
  const part = { code: 'letters', closes: [], goes_on: new Set(['POST /b']) }
  expect([...partsOf([{ part, handlers }])]).toEqual([['POST /a', 'letters']])
})

test('administrators close parts at once: each change begins where the one before it ended', async () => {
  const wanted = [['blogs'], ['calls'], ['blogs', 'events'], [], ['events'], ['calls', 'blogs'], ['auctions'], ['blogs']]
  await Promise.all(wanted.map((closed) => ada.gets(dashboard.keepParts, { closed })))
  const { rows } = await world.pool.query("select before, after from setting_changes where of = 'parts' order by at desc, id desc limit 6")
  for (let at = 0; at + 1 < rows.length; at++) expect(rows[at].before).toEqual(rows[at + 1].after)
})
