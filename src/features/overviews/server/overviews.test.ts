import { beforeAll, expect, test } from 'vitest'
import { events } from '#features/events/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { products } from '#features/products/contract.ts'
import { reports } from '#features/reports/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { overviews } from '../contract.ts'

const world = useWorld()
let ada: Actor
let mia: Actor
const PAGES = {
  'user.access.stores': ['stores', 'products'],
  'user.access.supplies': ['supplies'],
  'user.access.auctions': ['auctions'],
  'user.access.stamp_items': ['stampItems'],
  'user.access.bounties': ['bounties'],
  'user.access.trades': ['trades'],
  'user.access.clubs': ['clubs'],
  'user.access.events': ['events'],
  'user.access.coin_management': ['coins'],
  'user.access.invoices': ['invoices'],
} as const
type Permission = keyof typeof PAGES
const scoped = (who: Actor, ...permissions: string[]) =>
  ({
    viewer: {
      kind: 'member',
      id: who.id,
      verified: true,
      fresh: true,
      limits: {},
      session_id: null,
      permissions: new Set(['signed_in', ...permissions]),
    },
  }) as never

beforeAll(async () => {
  await openShop(world.ann)
  ada = await world.join('ada', { role: 'administrator' })
  mia = await world.join('mia')
})

test('B17 each string of user.access opens its own lists and their files, and no other; a member none', async () => {
  const every = Object.values(PAGES).flat()
  for (const permission of Object.keys(PAGES) as Permission[])
    for (const family of every) {
      const own = (PAGES[permission] as readonly string[]).includes(family)
      const list = await mia.ask(overviews[family] as typeof overviews.stores, {}, scoped(mia, permission))
      expect(list.status, `${permission} ${family}`).toBe(own ? 200 : 403)
      const file = await world.product.dispatcher.dispatch(overviews[`${family}File`].http, {}, {
        locale: 'en',
        client: 'api',
        peer: '',
        agent: '',
        ...(scoped(mia, permission) as object),
      } as never)
      expect(file.status, `${permission} ${family} file`).toBe(own ? 200 : 403)
    }
  for (const family of every) expect((await world.ben.ask(overviews[family] as typeof overviews.stores, {})).code).toBe('permission.role')
})

test('a list is searched by number and by member, filtered by status, and goes on from its cursor', async () => {
  const first = await sell(world, world.ann)
  const second = await sell(world, world.ann)
  await keepItem(world, world.ben, { name: '=HYPERLINK("x")' })
  const rows = async (given: object = {}) => (await ada.gets(overviews.products, given)).rows
  expect((await rows()).data.map(({ id }) => id)).toEqual([second.id, first.id])
  const one = await rows({ page_size: 1 })
  const cursor = new URLSearchParams(one.next_page_url!.split('?')[1]).get('cursor')!
  expect((await rows({ page_size: 1, cursor })).data.map(({ id }) => id)).toEqual([first.id])
  const { number } = (await rows()).data[1]!
  expect((await rows({ search: number })).data.map(({ id }) => id)).toEqual([first.id])
  expect((await rows({ search: 'ann' })).data.length).toBe(2)
  expect((await rows({ search: 'ben@example.com' })).data.length).toBe(0)
  expect((await rows({ status: 'suspended' })).data.length).toBe(0)
  expect((await ada.gets(overviews.stores, { search: 'no such %' })).rows.data).toEqual([])
  const { file } = await world.product.dispatcher.dispatch(overviews.stampItemsFile.http, {}, {
    locale: 'en',
    client: 'api',
    peer: '',
    agent: '',
    ...(scoped(mia, 'user.access.stamp_items') as object),
  } as never)
  expect(String(file!.body), 'C13').toContain('"\'=HYPERLINK(""x"")"')
})

test('who looks after stores suspends a product with reasons, its member is told, and takes it back; the auctions’ administrator cannot', async () => {
  const { id } = await sell(world, world.ann)
  const given = { reportable_type: 'Product', reportable_id: id, measure: 'hide', clause: 'prohibited', facts: 'It may not be sold here' } as const
  const act = (permission: string, more: object = {}) => mia.ask(reports.decideOwn, { ...given, ...more } as never, scoped(mia, permission))
  expect((await act('user.access.auctions')).code, 'as if there were none').toBe('report.no_subject')
  expect((await act('user.access.stores', { facts: '' })).code).toBe('report.reasons')
  expect((await act('user.access.stores', { reportable_type: 'Conversation' })).code).toBe('report.kind')
  expect((await world.ben.ask(reports.decideOwn, given)).code).toBe('permission.role')
  expect((await act('user.access.stores')).status).toBe(200)
  await world.settle()
  expect((await world.guest.ask(products.show, { id })).status).toBe(404)
  const [row] = (await ada.gets(overviews.products, { status: 'suspended' })).rows.data
  expect(row).toMatchObject({ id, decision_id: expect.any(String) })
  expect((await world.ann.gets(reports.decisions, {})).decisions.data[0]).toMatchObject({
    measure: 'hide',
    found_by: 'own',
    facts: 'It may not be sold here',
  })
  expect((await world.ann.gets(notifications.list, {})).notifications.data.map(({ data }) => data.type)).toContain('moderation_decision')
  const reverse = (permission: string) => mia.ask(reports.reverse, { id: row!.decision_id as never, body: 'It may' }, scoped(mia, permission))
  expect((await reverse('user.access.auctions')).code).toBe('decision.not_found')
  expect((await reverse('user.access.stores')).status).toBe(200)
  expect((await world.guest.ask(products.show, { id })).status).toBe(200)
  const { rows } = await world.pool.query("select ids from audit_entries where operation = 'POST /admin/decisions' order by id desc limit 1")
  expect(rows[0].ids).toMatchObject({ measure: 'hide', member_id: world.ann.id, subject_id: id })
})

test('who looks after events hides one with reasons: only those who run it still see it, until the decision is taken back', async () => {
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
  const place = { mode: 'In_Person', location: 'Grieg Hall, Bergen', time_zone: 'Europe/Oslo', visibility: 'Open' } as const
  const times = { recurrence: 'Standard', duration_type: 'timed', start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' } as const
  const { id } = (await world.ann.gets(events.create, { type: 'Event', title: 'A fair that is none', ...place, ...times })).event
  await world.ann.gets(events.publish, { id })
  const given = { reportable_type: 'Event', reportable_id: id, measure: 'hide', clause: 'prohibited', facts: 'Nothing of it takes place' } as const
  const act = (permission: string) => mia.ask(reports.decideOwn, given, scoped(mia, permission))
  const seen = async () => {
    const listed = async (who: typeof mia) => (await who.gets(events.list, {})).events.data.some((one) => one.id === id)
    const shown = await Promise.all([world.guest, world.ben, world.ann].map(async (who) => (await who.ask(events.show, { id })).status))
    return [...shown, await listed(world.ben)]
  }
  expect(await seen()).toEqual([200, 200, 200, true])
  expect((await act('user.access.stores')).code).toBe('report.no_subject')
  expect((await act('user.access.events')).status).toBe(200)
  await world.settle()
  expect(await seen()).toEqual([404, 404, 200, false])
  const row = (await ada.gets(overviews.events, {})).rows.data.find((one) => one.id === id)!
  expect((await mia.ask(reports.reverse, { id: row.decision_id as never, body: 'It does' }, scoped(mia, 'user.access.events'))).status).toBe(200)
  expect(await seen()).toEqual([200, 200, 200, true])
})
