import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { support } from '../contract.ts'

const world = useWorld({ SUPPORT_MAIL: 'help@cachet.example' })
let sam: Actor
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const write = (who: Actor, more: Partial<GivenOf<typeof support.open>> = {}) =>
  who.ask(support.open, { topic: 'order', message: 'Where is it?', ...more })
const waiting = async (given: GivenOf<typeof support.queue> = {}) => (await sam.gets(support.queue, given)).tickets.data
interface Letter {
  readonly recipient: string
  readonly template: string
  readonly facts: Readonly<Record<string, string>>
}
const letters = async () =>
  (await world.pool.query<Letter>("select recipient, template, facts from mails where template like 'support%' order by id")).rows

beforeEach(async () => {
  await world.settle()
  sam ??= await world.join('sam', { role: 'support' })
  for (const table of ['support_tickets', 'mails', 'notifications']) await world.pool.query(`delete from ${table}`)
})

test('ben writes to the desk, sam answers, ben is told by letter and notice, writes again, it is solved, and he rates it', async () => {
  const { ben } = world
  const { ticket } = await ben.gets(support.open, { topic: 'order', message: 'Where is my parcel?', about: '/orders' })
  const [card] = await waiting()
  expect(card).toMatchObject({ number: ticket.number, topic_name: 'An order or a parcel', email: null, user: { id: ben.id }, status: 'open' })
  await sam.gets(support.note, { id: card!.id, body: 'CANARY the carrier lost it' })
  const noted = (await waiting())[0]!
  expect(await codeOf(sam.ask(support.answer, { id: card!.id, version: 99, body: 'Soon' }))).toBe('ticket.changed')
  await sam.gets(support.answer, { id: card!.id, version: noted.version, body: 'We have asked the carrier.' })
  await world.settle()
  const [receipt, answer] = await letters()
  expect([receipt!.recipient, receipt!.template, answer!.facts.body]).toEqual([ben.email, 'support_received', 'We have asked the carrier.'])
  expect(answer!.facts.reply_to).toMatch(/^help\+[a-f0-9]{32}@cachet\.example$/)
  const told = (await ben.gets(notifications.list, {})).notifications.data
  expect(told.map(({ data }) => [data.type, data.path])).toEqual([['support_answer', `/support/${card!.id}`]])
  const own = await ben.ask(support.show, { id: card!.id })
  expect(own.result.ticket.messages.map(({ by }) => by)).toEqual(['requester', 'desk'])
  for (const hidden of ['CANARY', sam.id, 'sam']) expect(own.text + JSON.stringify(told), 'notes and names stay at the desk').not.toContain(hidden)
  await ben.gets(support.say, { id: card!.id, body: 'It has come, thank you' })
  expect((await waiting())[0]).toMatchObject({ status: 'open' })
  await ben.gets(support.solve, { id: card!.id, rating: 'good' })
  expect(await codeOf(ben.ask(support.solve, { id: card!.id, rating: 'bad' })), 'rated once').toBe('ticket.state')
  const { figures } = await sam.gets(support.queue, {})
  expect(figures).toMatchObject({ open: 0, answered: 1, median_hours: 0, rated: 1, good: 1 })
})

test('a guest reads and answers by the link of the letter; a changed link, another purpose and a member’s ticket open nothing', async () => {
  const { guest, ben } = world
  expect(await codeOf(write(guest))).toBe('ticket.email')
  const { result } = await write(guest, { email: 'Dora@Example.com', name: 'Dora', message: 'I cannot log in' })
  expect(result.ticket).toEqual({ id: null, number: expect.any(Number) })
  const [receipt] = await letters()
  expect([receipt!.recipient, receipt!.facts.path]).toEqual(['dora@example.com', expect.stringMatching(/^\/support\/letter\//)])
  expect(JSON.stringify(receipt), 'nothing of what was written').not.toContain('log in')
  const key = receipt!.facts.path!.split('/').at(-1)!
  expect((await guest.gets(support.read, { key })).ticket.messages).toMatchObject([{ by: 'requester', body: 'I cannot log in' }])
  await guest.gets(support.sayByLetter, { key, body: 'With Firefox' })
  expect((await guest.gets(support.read, { key })).ticket.messages).toHaveLength(2)
  expect(await codeOf(guest.ask(support.read, { key: `A${key.slice(1)}` }))).toBe('ticket.not_found')
  await write(ben)
  const { rows } = await world.pool.query<{ id: string }>('select id from support_tickets order by member_id is null')
  const sealed = (about: string, ticket = rows[0]!) => world.product.tools.vault.seal(ticket.id, about).toString('base64url')
  expect(await codeOf(guest.ask(support.read, { key: sealed('support') })), 'a member’s ticket needs their session').toBe('ticket.not_found')
  const of_guest = rows[1]!
  expect((await guest.gets(support.read, { key: sealed('support', of_guest) })).ticket.messages).toHaveLength(2)
  expect(await codeOf(guest.ask(support.read, { key: sealed('letters', of_guest) })), 'a link that ends letters opens no ticket').toBe(
    'ticket.not_found',
  )
  expect(await codeOf(world.cleo.ask(support.show, { id: rows[0]!.id as never }))).toBe('ticket.not_found')
  expect((await guest.gets(support.solveByLetter, { key, rating: 'bad' })).ticket).toMatchObject({ status: 'solved', rating: 'bad' })
})

test('the same words twice, or twenty times at once, are one ticket; the sixth of a day is refused; what fills the hidden field is not kept', async () => {
  const { guest } = world
  const email = 'flood@example.com'
  const all = await Promise.all(Array.from({ length: 20 }, () => write(guest, { email })))
  expect(new Set(all.map(({ result }) => result.ticket.number)).size).toBe(1)
  for (let n = 2; n <= 5; n++) expect((await write(guest, { email, message: `Message ${n}` })).status).toBe(200)
  expect(await codeOf(write(guest, { email, message: 'The sixth' }))).toBe('ticket.many')
  expect((await write(guest, { email: 'other@example.com', message: 'Mine' })).status, 'another address').toBe(200)
  expect((await write(guest, { email: 'bot@example.com', website: 'https://spam.example' })).result.ticket).toEqual({ id: null, number: null })
  expect((await world.pool.query('select count(*)::int as n from support_tickets')).rows[0].n).toBe(6)
  expect(await codeOf(write(guest, { email: 'c12@example.com\r\nBcc: all@example.com' })), 'C12').toBe('input.invalid')
  expect(await codeOf(write(guest, { email, about: '//evil.example' as never })), 'D6').toBe('input.invalid')
})

test('the queue is for the desk alone: by number, address and topic, what waits longest first', async () => {
  const { ben, cleo, guest } = world
  await write(ben, { message: 'first' })
  await write(cleo, { message: 'second', topic: 'account' })
  await write(guest, { message: 'third', email: 'dora@example.com' })
  expect((await waiting()).map(({ begins }) => begins)).toEqual(['first', 'second', 'third'])
  expect((await waiting({ search: 'dora@example.com' })).map(({ begins }) => begins)).toEqual(['third'])
  expect((await waiting({ topic: ['account'] })).map(({ begins }) => begins)).toEqual(['second'])
  const [first] = await waiting({ page_size: 1 })
  const page = await sam.gets(support.queue, { page_size: 1 })
  const cursor = new URLSearchParams(page.tickets.next_page_url!.split('?')[1]).get('cursor')!
  expect([first!.begins, (await waiting({ page_size: 1, cursor }))[0]!.begins]).toEqual(['first', 'second'])
  await sam.gets(support.take, { id: first!.id, version: first!.version })
  expect((await waiting({ mine: true })).map(({ begins }) => begins)).toEqual(['first'])
  expect([await codeOf(ben.ask(support.queue, {})), await codeOf(guest.ask(support.queue, {}))]).toEqual(['permission.role', 'session.required'])
  await sam.gets(support.close, { id: first!.id, version: first!.version + 1 })
  expect((await waiting({ status: 'solved' })).map(({ begins }) => begins)).toEqual(['first'])
})

test('help in the reader’s language, what fits first; topics of the desk by the specification’s call', async () => {
  const { guest } = world
  const titles = async (search: string, locale = 'en') =>
    (await guest.gets(support.help, { search }, { locale: locale as never })).articles.map(({ title }) => title)
  expect((await titles('')).length).toBe(10)
  expect((await titles('my parcel is lost'))[0]).toBe('My parcel has not arrived')
  expect((await titles('где моя посылка', 'ru'))[0]).toBe('Посылка не пришла')
  expect((await titles('我的包裹', 'zh-CN'))[0]).toBe('我的包裹没有到')
  expect(await titles('{{7*7}} %n =1+1')).toEqual([])
  const slugs = await Promise.all(
    (['en', 'es', 'fr', 'zh-CN', 'ru'] as const).map(async (locale) =>
      (await guest.gets(support.help, {}, { locale })).articles.map(({ slug }) => slug),
    ),
  )
  for (const each of slugs) expect(each).toEqual(slugs[0])
  const topics = await guest.gets(vocabularies.topics, { type: 'support' })
  expect(topics.data.map(({ code }) => code)).toContain('security')
  expect((await guest.gets(vocabularies.topics, {})).data.map(({ code }) => code)).not.toContain('security')
})
