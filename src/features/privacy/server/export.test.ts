import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { pathOf } from '#kernel/operation.ts'
import { openBoss } from '#server/jobs/boss.ts'
import { makeThings } from '#test/contract/objects.ts'
import { plantCanaries, plantCanaryFiles } from '#test/security/canaries.ts'
import type { Actor } from '#test/support/cast.ts'
import { unzipped } from '#test/support/files/zip.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { call } from '#test/support/http-request.ts'
import { wish } from '#test/support/plans.ts'
import { useWorld } from '#test/support/world.ts'
import { privacy } from '../contract.ts'
import { archiver } from './export/archive.job.ts'
import { keepExport } from './queries.ts'

const world = useWorld()
let told: string[]
let secret: string[]
let bens: string[]

beforeAll(async () => {
  const { order } = await makeThings(world)
  for (let at = 0; at < 18; at++) await keepItem(world, world.ann)
  await world.settle()
  const [ann, ben] = [await plantCanaries(world, world.ann, 'cnry-a'), await plantCanaries(world, world.ben, 'cnry-b')]
  told = [...ann.told, ...(await plantCanaryFiles(world, world.ann, 'cnry-a'))]
  secret = ann.secret
  bens = [...ben.told, ...ben.secret, ...(await plantCanaryFiles(world, world.ben, 'cnry-b'))]
  await world.pool.query(
    "insert into order_changes (order_id, to_status, action, actor, actor_id, reason, at) values ($1, 'processing', 'pay', 'buyer', $2, 'cnry-b-reason', clock_timestamp())",
    [order, world.ben.id],
  )
  await world.pool.query(`update order_groups set address = address || '{"full_name": "cnry-b-street"}' where buyer_id = $1`, [world.ben.id])
})

const states = async (who: Actor) => (await who.gets(privacy.show, {})).privacy.export
async function ready(who: Actor) {
  const state = async () => {
    await world.settle()
    return (await states(who))?.status
  }
  await expect.poll(state, { timeout: 30_000, interval: 200 }).toBe('ready')
}
const linkOf = async (who: Actor) => `${world.url}${(await who.gets(privacy.exportLink, {})).path}`
const fetched = (url: string, who: Partial<Actor>) => fetch(url, { headers: who.token ? { authorization: `Bearer ${who.token}` } : {} })

test('P1 all planted words of ann are in her archive, and nothing of ben’s nor any credential', async () => {
  await world.ann.gets(privacy.exportAll, {})
  await ready(world.ann)
  const answer = await fetched(await linkOf(world.ann), world.ann)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()))
  const whole = [...files.values()].map(String).join('\n')
  console.info(`P1 ${told.length} words planted, ${files.size} files`)
  expect(told.length).toBeGreaterThanOrEqual(200)
  expect(told.filter((word) => !whole.includes(word))).toEqual([])
  expect([...bens, 'cnry-b-street', 'cnry-b-reason', ...secret].filter((word) => whole.includes(word))).toEqual([])
  for (const [name, body] of files) if (name.endsWith('.json')) expect(Array.isArray(JSON.parse(String(body))), name).toBe(true)
  expect(String(files.get('README.txt'))).toContain('Everything of yours at Cachet')
  expect([...files.keys()].slice(0, 2)).toEqual(['index.html', 'README.txt'])
})

test('the archive contains an HTML page and sheets: names instead of codes, amounts with currency, pictures by item', async () => {
  const { cleo, ann, pool } = world
  const paid = await cleo.gets(subscriptions.start, wish('basic'))
  expect(paid.charge.status).toBe('paid')
  const item = await keepItem(world, cleo, { name: 'Cérès <20c> noir' })
  await plantCanaryFiles(world, cleo, 'file-of-cleo')
  await pool.query("insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp())", [
    cleo.id,
    ann.id,
  ])
  await cleo.gets(privacy.exportAll, {})
  await ready(cleo)
  const files = await unzipped(Buffer.from(await (await fetched(await linkOf(cleo), cleo)).arrayBuffer()))
  const picture = `pictures/${item.number} Cérès 20c noir, 1.webp`
  expect(String(files.get(picture))).toContain('file-of-cleo')
  const page = String(files.get('index.html'))
  for (const text of ['<html lang="en">', 'Cérès &#60;20c&#62; noir', 'France', encodeURIComponent(picture.slice(9)), '8.00 USD', 'you follow them'])
    expect(page).toContain(text)
  expect(page).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(String(files.get('items.csv')).split('\r\n')[1]).toContain(`"${item.number}","Cérès <20c> noir"`)
  const [invoice] = [...files.keys()].filter((name) => name.startsWith('invoices/'))
  expect(String(files.get(invoice!)!.subarray(0, 5))).toBe('%PDF-')
  for (const sheet of ['orders', 'invoices', 'addresses', 'network', 'settings']) expect(String(files.get(`${sheet}.csv`))).toMatch(/^\uFEFF"/)
})

test('an export whose attempts all ended with their process is marked as failed: the member gets a letter, and can request another', async () => {
  const { ben, pool, product } = world
  // State after a killed process: the last attempt is active, but no worker runs it.
  await product.db.transaction().execute(async (tx) => {
    const { id } = (await keepExport(tx, ben.id, 'en'))!
    await product.tools.jobs.send(tx, archiver, { id }, id)
    await sql`update privacy_exports set status = 'building' where id = ${id}`.execute(tx)
    await sql`update pgboss.job set state = 'active', retry_count = retry_limit, started_on = now() - interval '5 hours', heartbeat_on = now() - interval '5 hours'
      where data ->> 'id' = ${id}`.execute(tx)
  })
  expect((await ben.ask(privacy.exportAll, {})).code).toBe('privacy.export_running')
  const boss = await openBoss(product.db, () => {})
  await boss.supervise(archiver.name)
  await boss.stop({ graceful: false })
  await expect.poll(async () => (await states(ben))?.status, { timeout: 20_000, interval: 200 }).toBe('failed')
  const { rows } = await pool.query("select template from mails where recipient = $1 and template like 'export%'", [ben.email])
  expect(rows).toEqual([{ template: 'export_failed' }])
  await ben.gets(privacy.exportAll, {})
  await ready(ben)
})

test('P1 one export at a time', async () => {
  const cleo = world.cleo
  await cleo.gets(privacy.exportAll, {})
  const again = await Promise.all([cleo.ask(privacy.exportAll, {}), cleo.ask(privacy.exportAll, {})])
  expect(again.map(({ code }) => code)).toEqual(['privacy.export_running', 'privacy.export_running'])
  await ready(cleo)
})

test('P1 a stolen link works for no other member, and expires', async () => {
  const link = await linkOf(world.ann)
  expect((await fetched(link, world.ben)).status).toBe(404)
  expect((await fetched(link, {})).status).toBe(401)
  const newer = await linkOf(world.ann)
  expect((await fetched(link, world.ann)).status).toBe(404)
  expect((await fetched(newer, world.ann)).status).toBe(200)
  await world.pool.query("update privacy_exports set token_until = clock_timestamp() - interval '1 second'")
  expect((await fetched(newer, world.ann)).status).toBe(404)
})

test('P1 an export needs a fresh session', async () => {
  await world.pool.query("update sessions set fresh_at = clock_timestamp() - interval '11 minutes' where member_id = $1", [world.ann.id])
  for (const op of [privacy.exportAll, privacy.exportLink]) {
    const said = await call(world.url, op, {}, { token: world.ann.token })
    expect([pathOf(op.http), said.status, said.json.code]).toEqual([pathOf(op.http), 403, 'session.step_up'])
  }
  await world.pool.query('update sessions set fresh_at = clock_timestamp()')
})

test('after its days link and file of the archive are deleted', async () => {
  const link = await linkOf(world.ann)
  await world.pool.query(
    "update privacy_exports set expires_at = clock_timestamp(), due_at = clock_timestamp() where status = 'ready' and member_id = $1",
    [world.ann.id],
  )
  expect((await fetched(link, world.ann)).status).toBe(404)
  await world.settle()
  expect((await states(world.ann))?.status).toBe('expired')
  const { rows } = await world.pool.query('select id from privacy_exports where member_id = $1', [world.ann.id])
  const { existsSync } = await import('node:fs')
  expect(existsSync(`${world.settings.data_dir}/media/archives/${rows[0].id}.zip`)).toBe(false)
})
