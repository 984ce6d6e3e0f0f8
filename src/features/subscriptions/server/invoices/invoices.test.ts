import { expect, test } from 'vitest'
import { places } from '#features/places/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { wordsOf } from '#test/support/files/pdf.ts'
import { daysPass, planOf, wish } from '#test/support/plans.ts'
import { expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { subscriptions } from '../../contract.ts'
import { worth } from '../../rules.ts'

const world = useWorld({ OPERATOR_NAME: 'Penny Post Ltd', OPERATOR_ADDRESS: '1 Mulready Lane\nBath' })
const fetched = (who: Actor, id: string) =>
  fetch(`${world.url}/api/invoices/${id}/file`, { headers: who.token ? { authorization: `Bearer ${who.token}` } : {} })
const paper = async (who: Actor, id: string) => (await fetched(who, id)).arrayBuffer()
const listed = async (who: Actor) => (await who.gets(subscriptions.invoices, {})).invoices.data

test('ben pays for Gold: his invoice names seller, buyer, days and amount', async () => {
  const ben = await world.join('ben.invoice')
  await ben.gets(subscriptions.start, wish('basic'))
  const [invoice] = await listed(ben)
  expect(invoice).toMatchObject({ plan: 'basic', cycle: 'monthly', kind: 'start', amount: 800, currency: 'USD' })
  const answer = await fetched(ben, invoice!.id)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(`${invoice!.number}.pdf`)
  const said = await wordsOf(await answer.arrayBuffer())
  for (const words of [
    'Invoice',
    invoice!.number,
    'Penny Post Ltd',
    '1 Mulready Lane',
    'ben.invoice Collector',
    ben.email,
    'Gold plan, one month',
    'Visa •••• 4242',
  ])
    expect(said).toContain(words)
  expect(said).toContain('Sum before tax $ 8.00 Tax (none is charged) $ 0.00 Total $ 8.00')
})

test('an upgrade has two lines whose sum was paid, to the cent', async () => {
  const hal = await world.join('hal.invoice')
  await hal.gets(subscriptions.start, wish('basic'))
  await daysPass(world, hal, 11)
  await hal.gets(subscriptions.start, wish('premium'))
  const [upgrade] = await listed(hal)
  const { subscription } = await planOf(hal)
  const end = new Date(subscription!.period_end!)
  const { rows } = await world.pool.query('select period_start from subscriptions where member_id = $1', [hal.id])
  const full = worth(1_600, { start: rows[0].period_start, end }, new Date(upgrade!.period_start))
  const money = (cents: number) => `$ ${(cents / 100).toFixed(2)}`
  const said = await wordsOf(await paper(hal, upgrade!.id))
  expect(said).toContain('Platinum plan, what is left of the period')
  expect(said).toContain(money(full))
  expect(said).toContain(`Credit for what was left of the Gold plan −${money(full - upgrade!.amount)}`)
  expect(said).toContain(`Total ${money(upgrade!.amount)}`)
  const yearly = { ...wish('premium'), cycle: 'yearly' as const }
  await hal.gets(subscriptions.start, yearly)
  const [year] = await listed(hal)
  expect(await wordsOf(await paper(hal, year!.id))).toMatch(/Platinum plan, one year .*Credit for what was left of the Platinum plan −\$/)
  await expectBalanced(world)
})

test('an issued invoice is frozen: another name, language or seller later changes no byte of it', async () => {
  const ida = await world.join('ida.invoice')
  await ida.gets(subscriptions.start, wish('basic'))
  const { id } = (await listed(ida))[0]!
  const before = Buffer.from(await paper(ida, id))
  await world.pool.query("update members set first_name = 'Other', last_name = 'Name', locale = 'fr', time_zone = 'Asia/Tokyo' where id = $1", [
    ida.id,
  ])
  expect(Buffer.from(await paper(ida, id)).equals(before)).toBe(true)
  await expect(world.pool.query("update invoices set facts = '{}'")).rejects.toThrow()
  await expect(world.pool.query('delete from invoices')).rejects.toThrow()
})

test('another member’s invoice and an unknown one get the same answer', async () => {
  const kim = await world.join('kim.invoice')
  await kim.gets(subscriptions.start, wish('basic'))
  const { id } = (await listed(kim))[0]!
  const [foreign, never] = [await fetched(world.cleo, id), await fetched(world.cleo, crypto.randomUUID())]
  expect([foreign.status, never.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await never.text())
  expect((await fetched(world.guest, id)).status).toBe(401)
  expect(await listed(world.cleo)).toEqual([])
})

test.each([
  ['es', 'Factura', ['Núñez', 'Peña'], 'Núñez Peña'],
  ['fr', 'Facture', ['Œuvre', 'Dûment'], 'Œuvre Dûment'],
  ['ru', 'Счёт', ['Анна', 'Щёголева'], 'Анна Щёголева'],
  // Chinese names: family name first, without a space.
  ['zh-CN', '发票', ['伟龘', '张'], '张伟龘'],
] as const)('in %s every letter has a glyph', async (locale, title, names, name) => {
  const who = await world.join(`reads.${locale.slice(0, 2)}`)
  await world.settle()
  await world.pool.query('update members set first_name = $2, last_name = $3, locale = $4 where id = $1', [who.id, ...names, locale])
  await who.gets(subscriptions.start, wish('basic'))
  const [invoice] = await listed(who)
  const said = await wordsOf(await paper(who, invoice!.id))
  expect(said).toContain(title)
  expect(said).toContain(name)
  expect(said).not.toMatch(/[?\ufffd]/)
})

test('a name without glyphs is replaced by the username', async () => {
  const who = await world.join('signs')
  await world.pool.query("update members set first_name = 'አበበ', last_name = '🐧' where id = $1", [who.id])
  await who.gets(subscriptions.start, wish('basic'))
  const [invoice] = await listed(who)
  const said = await wordsOf(await paper(who, invoice!.id))
  expect(said).toContain('@signs')
  expect(said).not.toContain('?')
})

test('a name with an emoji keeps its letters; the buyer’s address is below it', async () => {
  const who = await world.join('kai')
  await world.pool.query("update members set first_name = 'Kai 🐧', last_name = 'Łoś' where id = $1", [who.id])
  await who.gets(places.create, {
    full_name: 'Kai',
    address: '7 Perforation Row',
    city: 'Galway',
    zipcode: 'H91',
    country: 'IE',
    is_default: true,
  } as never)
  await who.gets(subscriptions.start, wish('basic'))
  const [invoice] = await listed(who)
  const said = await wordsOf(await paper(who, invoice!.id))
  expect(said).toContain('Kai Łoś @kai 7 Perforation Row H91 Galway Ireland')
})

test('the list is paged, newest first, without a gap', async () => {
  const max = await world.join('max.invoice')
  await max.gets(subscriptions.start, wish('basic'))
  for (let n = 0; n < 4; n++) await daysPass(world, max, 32)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { invoices } = await max.gets(subscriptions.invoices, { page_size: 2, ...(cursor && { cursor }) })
    seen.push(...invoices.data.map(({ number }) => number))
    cursor = new URL(invoices.next_page_url ?? 'http://x', 'http://x').searchParams.get('cursor') ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(5)
  expect(seen).toEqual([...seen].sort().reverse())
  expect((await max.ask(subscriptions.invoices, { cursor: 'nonsense' })).status).toBe(422)
})

test('who bought, changed or cancelled a plan is in the audit log, without card, name or address', async () => {
  const ned = await world.join('ned.audit')
  await ned.gets(subscriptions.trial, { plan: 'basic', cycle: 'monthly' })
  const { charge, membership } = await ned.gets(subscriptions.start, wish('premium'))
  const { id } = membership.subscription!
  await ned.gets(subscriptions.settle, { id: charge.id })
  await ned.gets(subscriptions.downgrade, { id, plan: 'basic', cycle: 'monthly' })
  await ned.gets(subscriptions.resume, { id })
  await ned.gets(subscriptions.cancel, { id })
  expect((await ned.ask(subscriptions.cancel, { id })).status).toBe(409)
  const { rows } = await world.pool.query('select family, operation, ids, peer from audit_entries where actor_id = $1 order by id', [ned.id])
  expect(rows.filter(({ operation }) => operation.includes('/subscriptions')).map(({ family, operation, ids }) => [family, operation, ids])).toEqual([
    ['rights', 'POST /subscriptions/trial', { plan: 'basic', cycle: 'monthly' }],
    ['money', 'POST /subscriptions', { charge_id: charge.id }],
    ['money', 'POST /subscriptions/charges/{id}/settle', { charge_id: charge.id, id: charge.id }],
    ['rights', 'POST /subscriptions/{id}/downgrade', { id, plan: 'basic', cycle: 'monthly' }],
    ['rights', 'POST /subscriptions/{id}/resume', { id }],
    ['rights', 'POST /subscriptions/{id}/cancel', { id }],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/pm_|4242|example\.com|Collector/)
})
