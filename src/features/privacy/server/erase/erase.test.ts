import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { chat } from '#features/chat/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { makeThings, type Things } from '#test/contract/objects.ts'
import { plantCanaries, plantCanaryFiles, tablesWith } from '#test/security/canaries.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { endAll } from '#test/support/end-all.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { privacy } from '../../contract.ts'

const world = useWorld()
let things: Things
beforeAll(async () => {
  things = await makeThings(world)
  for (let at = 0; at < 18; at++) await keepItem(world, world.ann)
  await world.settle()
})

const listed = async () => (await world.cleo.gets(products.list, {})).products.data.map(({ id }: { id: string }) => id)
const signIn = () => world.guest.ask(accounts.logIn, { email: world.ann.email, password: PASSWORD })

test('ann deactivates her account: nothing of hers is shown, ben still confirms his parcel, and a log-in restores all of it', async () => {
  expect(await listed()).toContain(things.product)
  await world.ann.gets(privacy.updateStatus, { status: 'inactive' })
  await world.settle()
  expect(await listed()).not.toContain(things.product)
  expect((await world.cleo.ask(profiles.show, { id: world.ann.id })).status).toBe(404)
  expect((await world.ann.ask(privacy.show, {})).status).toBe(401)
  await world.ben.gets(orders.confirm, { id: things.shipped })
  expect((await world.ben.gets(orders.show, { id: things.order })).order.seller.id).toBe(world.ann.id)
  const back = await signIn()
  expect([back.status, back.result.returned]).toEqual([200, true])
  expect((await signIn()).result.returned).toBe(false)
  expect(await listed()).toContain(things.product)
})

const reopen = async () => void (await world.pool.query('update sessions set ended_at = null where member_id = $1', [world.ann.id]))

test('P2 while orders and money are open no account is erased, and the answer names them', async () => {
  await reopen()
  const said = await world.ann.ask(privacy.erase, { username: 'ann' })
  expect([said.status, said.code]).toEqual([409, 'privacy.open'])
  const { open } = (await world.ann.gets(privacy.show, {})).privacy
  expect(open.map(({ code, words }) => [code, words])).toEqual([
    ['groups', 'You own a group that others are in: hand it over first'],
    ['event_held', 'You hold 4 events that are still to come: cancel them first'],
    ['club_owned', 'You own 2 clubs: hand them over or close them first'],
    ['disputes', '1 dispute is not settled'],
    ['bounty_held', 'The reward of an open bounty holds 100\u00a0coins of yours'],
    ['circles', '1 trade circle is under way'],
    ['trades_dealing', '2 trades are under way'],
    ['trades_offering', '1 trade offer is open'],
    ['auctions_selling', '3 auctions of yours are not over'],
    ['orders_selling', '3 orders of buyers are not finished'],
    ['withdrawals', '1 withdrawal is under way'],
    ['subscription', 'You have a subscription'],
    ['money_reserved', '$\u00a0261.00 of yours is reserved until parcels have arrived'],
  ])
  expect((await world.ben.ask(privacy.erase, { username: 'ben' })).code).toBe('privacy.open')
})

test('erasure needs the member’s own username, and a log-in within the days cancels it', async () => {
  await endAll(world)
  expect((await world.ann.ask(privacy.erase, { username: 'ben' })).code).toBe('privacy.other_name')
  await world.ann.gets(privacy.erase, { username: 'Ann' })
  expect((await world.ann.ask(privacy.show, {})).status).toBe(401)
  const { rows: asked } = await world.pool.query("select facts->>'date' as date from mails where template = 'erase_asked'")
  expect(asked, 'the day of the letter in figures, as everywhere').toEqual([{ date: expect.stringMatching(/^\d\d-\d\d-\d{4}$/) }])
  await signIn()
  await world.settle()
  const { rows } = await world.pool.query('select status from privacy_erasures')
  expect(rows).toEqual([{ status: 'called_off' }])
})

test('P2 an order opened in between is found on the day: erasure waits', async () => {
  await reopen()
  await world.ann.gets(privacy.erase, { username: 'ann' })
  await world.pool.query("update orders set status = 'disputed' where id = $1", [things.order])
  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting'")
  await world.settle()
  const { rows } = await world.pool.query(
    "select due_at > clock_timestamp() + interval '23 hours' as waits from privacy_erasures where status = 'waiting'",
  )
  expect(rows).toEqual([{ waits: true }])
  await endAll(world)
})

/** Canaries everywhere, but with the real customer reference at the gateway. */
async function plantAroundCustomer() {
  const { rows } = await world.pool.query('select provider, customer_ref from payment_customers where member_id = $1', [world.ann.id])
  const words = await plantCanaries(world, world.ann, 'cnry-a')
  const { provider, customer_ref } = rows[0]
  await world.pool.query('update payment_customers set provider = $2, customer_ref = $3 where member_id = $1', [world.ann.id, provider, customer_ref])
  return [words, customer_ref as string] as const
}

const talks = async () => (await world.ben.gets(chat.list, {})).conversations.data.length

test('P2 every planted word of ann is erased from every table and file, and ben still reads his order', async () => {
  const named = JSON.stringify({ store: 'cnry-a-shop', sender: 'cnry-a Fullname' })
  await world.pool.query(
    "insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key) values ($1, 'store_order_action', $2, 'order', $3, $4, 'planted')",
    [world.ben.id, world.ann.id, things.order, JSON.stringify({ number: 1, action: 'shipped', carrier: '', store: 'cnry-a-shop' })],
  )
  await world.pool.query("insert into mails (recipient, template, locale, facts) values ('ben@example.com', 'order_shipped', 'en', $1)", [named])
  await world.pool.query("insert into outbox (name, data, touches, done_at) values ('planted', $1, '{}', clock_timestamp())", [named])
  await world.pool.query(
    "insert into idempotency_keys (member_id, op, key, hash, status, body) values ($1, 'POST /planted', 'planted-key', 'h', 200, $2)",
    [world.ben.id, named],
  )
  const [words, customer] = await plantAroundCustomer()
  const files = await plantCanaryFiles(world, world.ann, 'cnry-a')
  await world.pool.query("update members set first_name = 'cnry-a', last_name = 'Fullname' where id = $1", [world.ann.id])
  await world.pool.query("update stores set name = 'cnry-a-shop' where member_id = $1", [world.ann.id])
  console.info(`P2 ${words.told.length + words.secret.length} words, ${files.length} files`)
  expect(words.told.length + words.secret.length).toBeGreaterThanOrEqual(200)
  expect((await tablesWith(world, 'cnry-a')).length).toBeGreaterThan(20)
  expect(await talks()).toBe(1)

  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting'")
  const state = async () => {
    await world.settle()
    return (await world.pool.query("select status from privacy_erasures where status <> 'called_off'")).rows
  }
  await expect.poll(state, { timeout: 60_000 }).toEqual([{ status: 'done' }])
  await world.settle()
  expect(await tablesWith(world, 'cnry-a')).toEqual([])
  expect(await talks()).toBe(0)
  expect((await world.pool.query('select id from sandbox.objects where id = $1', [customer])).rows).toEqual([])
  expect(execFileSync('sh', ['-c', `grep -rl cnry-a ${world.settings.data_dir} || true`]).toString()).toBe('')

  const { order } = await world.ben.gets(orders.show, { id: things.order })
  expect([order.seller.full_name, order.store_name, order.lines[0]!.name]).toEqual(['Former member', 'Former member', 'Cérès 20c. noir'])
  const notices = JSON.stringify((await world.ben.gets(notifications.list, {})).notifications.data)
  expect(notices).toContain('Former member')
  for (const [locale, name] of Object.entries({ es: 'Antiguo miembro', fr: 'Ancien membre', 'zh-CN': '前会员', ru: 'Бывший участник' } as const)) {
    const told = await world.ben.gets(orders.show, { id: things.order }, { locale: locale as 'es' })
    expect([told.order.seller.full_name, told.order.store_name]).toEqual([name, name])
    expect(JSON.stringify(await world.ben.gets(notifications.list, {}, { locale: locale as 'es' }))).not.toContain('Former')
  }
  expect((await signIn()).code).toBe('member.wrong_password')
  const { rows } = await world.pool.query('select erased_at is not null as erased, username, email from members where id = $1', [world.ann.id])
  expect(rows[0]).toMatchObject({ erased: true, username: expect.stringMatching(/^former-\d+$/) })
})
