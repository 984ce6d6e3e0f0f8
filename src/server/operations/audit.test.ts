import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { PASSWORD } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { shortPeer } from './audit.ts'
import { seal, verifyChain } from './audit-chain.ts'
import { transact } from './transaction.ts'

const world = useWorld()
const N = Number(process.env.PROVE_N ?? 200)
const entries = async (where = 'true') =>
  (
    await world.pool.query<{
      operation: string
      actor_id: Id<'members'> | null
      family: string
      ids: Record<string, string>
      peer: string
      session_id: string
    }>(`select * from audit_entries where ${where} order by id`)
  ).rows
const sealed = () => transact({ db: world.product.db, tools: {} as never, wake: () => {} }, ({ tx }) => seal(tx))
const verified = () => verifyChain(world.product.db)

test('who came in, from which corner, and nothing of what was typed', async () => {
  await world.guest.gets(accounts.logIn, { email: world.ann.email, password: PASSWORD }, { peer: '203.0.113.77' })
  await world.guest.ask(accounts.logIn, { email: world.ann.email, password: 'a wrong guess' }, { peer: '2001:db8:1:2::3' })
  await world.guest.ask(accounts.logIn, { email: 'nobody@example.net', password: 'a wrong guess' })
  const found = await entries("operation like 'POST /login%'")
  expect(found.map(({ operation, actor_id, ids, peer }) => [operation, actor_id, ids.member_id ?? ids.user_id, peer])).toEqual([
    ['POST /login', world.ann.id, world.ann.id, '203.0.113.0/24'],
    ['POST /login refused', null, world.ann.id, '2001:db8:1::/48'],
    ['POST /login refused', null, 'nobody', '127.0.0.0/24'],
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/@example|penny black|wrong guess/)
})

test('a deed that is refused leaves no entry, and an entry without its deed cannot be', async () => {
  const before = (await entries()).length
  expect((await world.ben.ask(payments.removeMethod, { payment_method_id: 'pm_0123456789' })).status).toBe(404)
  const broken = transact({ db: world.product.db, tools: {} as never, wake: () => {} }, async ({ record }) => {
    record({ family: 'money', operation: 'a deed that fails' })
    throw new Error('it fails')
  })
  await expect(broken).rejects.toThrow('it fails')
  expect((await entries()).length).toBe(before)
})

test('an entry that cannot be written takes its deed back with it', async () => {
  const untrue = transact({ db: world.product.db, tools: {} as never, wake: () => {} }, async ({ record, tx }) => {
    await tx.updateTable('members').set({ city: 'Nowhere' }).where('id', '=', world.ann.id).execute()
    record({ family: 'gossip' as never, operation: 'a deed without a family' })
  })
  await expect(untrue).rejects.toThrow('audit_entries')
  const { rows } = await world.pool.query('select city from members where id = $1', [world.ann.id])
  expect(rows).toEqual([{ city: '' }])
})

test('a token, an address or a sentence is no id: it does not come in', async () => {
  const given = { token: 'A'.repeat(43), mail: 'ann@example.com', said: 'Some words', role: 'support', order_id: world.ann.id, Wrong: 'x', number: 7 }
  await transact({ db: world.product.db, tools: {} as never, wake: () => {} }, async ({ record }) =>
    record({ family: 'rights', operation: 'a test', ids: given }),
  )
  expect((await entries("operation = 'a test'"))[0]!.ids).toEqual({ role: 'support', order_id: world.ann.id, number: 7 })
})

test('written once: nobody changes, deletes or empties it', async () => {
  await sealed()
  for (const table of ['audit_entries', 'audit_seals'])
    for (const attempt of [
      `update ${table} set ${table === 'audit_seals' ? 'hash = hash' : "operation = 'x'"}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(world.pool.query(attempt), attempt).rejects.toThrow(/append-only/)
})

test('each link covers the one before it, as any program can write it again', async () => {
  await world.settle()
  while (await sealed());
  const { rows } = await world.pool.query<{ seq: number; hash: Buffer; wording: string }>(
    `select s.seq, s.hash, jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.actor_id, e.session_id, e.family, e.operation, e.ids, e.peer)::text as wording
     from audit_seals s join audit_entries e on e.id = s.entry_id order by s.seq`,
  )
  let before = Buffer.alloc(32)
  for (const { seq, hash, wording } of rows) {
    before = createHash('sha256').update(before).update(`${seq}:${wording}`).digest()
    expect(hash.equals(before), wording).toBe(true)
  }
  expect(await verified()).toMatchObject({ unbroken: true, links: rows.length, first: 1, waiting: 0, head: before.toString('hex') })
})

test(`${N} deeds at once, with three sealers between them: every one is in the chain, once, and nobody waited for the chain`, async () => {
  const ground = { db: world.product.db, tools: {} as never, wake: () => {} }
  const before = await verified()
  let open = true
  const sealers = [1, 2, 3].map(async () => {
    while (open) await sealed()
  })
  const context = (n: number) =>
    transact(ground, async ({ record, tx }) => {
      if (n % 7 === 0) await tx.selectFrom('members').select('id').forUpdate().limit(1).execute()
      record({ family: 'money', operation: 'a race', ids: { n } })
    })
  await inParallel([...Array(N).keys()], 12, context)
  open = false
  await Promise.all(sealers)
  while (await sealed());
  const ns = (await entries("operation = 'a race'")).map(({ ids }) => Number(ids.n))
  expect(new Set(ns).size).toBe(N)
  expect(await verified()).toMatchObject({ unbroken: true, links: before.links + N, last: before.last + N, waiting: 0 })
  const { rows } = await world.pool.query('select from audit_entries e where not exists (select from audit_seals s where s.entry_id = e.id)')
  expect(rows.length).toBe(0)
})

test('a deed does not wait for a sealer that is at work', async () => {
  const client = await world.pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(4160001)')
  // The request is answered although the sealer's lock is held.
  await world.guest.gets(accounts.logIn, { email: world.ben.email, password: PASSWORD })
  await client.query('rollback')
  client.release()
})

test('by itself within moments: what was done is in the chain', async () => {
  await world.guest.gets(accounts.logIn, { email: world.cleo.email, password: PASSWORD })
  await expect.poll(async () => (await verified()).waiting, { timeout: 5_000 }).toBe(0)
  expect((await verified()).unbroken).toBe(true)
})

/** Changes rows with all rights on the database, triggers switched off. */
async function tampered(change: string, back: string) {
  const run = async (query: string) => {
    const client = await world.pool.connect()
    await client.query("set session_replication_role = 'replica'")
    await client.query(query)
    await client.query("set session_replication_role = 'origin'")
    client.release()
  }
  await run(change)
  const state = await verified()
  await run(back)
  return state
}
test('whoever gets past that is found: a changed entry, one taken out, one slipped in, two exchanged', async () => {
  const all = await entries()
  const { id } = all[3] as never as { id: number }
  expect(
    await tampered(
      `update audit_entries set actor_id = null, peer = 'x' where id = ${id}`,
      `update audit_entries set peer = '${all[3]!.peer}', actor_id = ${all[3]!.actor_id ? `'${all[3]!.actor_id}'` : 'null'} where id = ${id}`,
    ),
  ).toMatchObject({ unbroken: false, why: 'changed' })
  await world.pool.query(`create table if not exists aside as select * from audit_entries where id = ${id}`)
  const back = `insert into audit_entries overriding system value select * from aside`
  expect(await tampered(`delete from audit_entries where id = ${id}`, back)).toMatchObject({ unbroken: false, why: 'missing' })
  expect(
    await tampered(
      "insert into audit_entries (family, operation) values ('money', 'slipped in')",
      "delete from audit_entries where operation = 'slipped in'",
    ),
  ).toMatchObject({ unbroken: false, why: 'missing' })
  const swap = `update audit_seals set entry_id = case seq when 2 then (select entry_id from audit_seals where seq = 3) else (select entry_id from audit_seals where seq = 2) end where seq in (2, 3)`
  const split = 'alter table audit_seals drop constraint audit_seals_entry_id_key; '
  expect(await tampered(split + swap, swap)).toMatchObject({ unbroken: false, why: 'changed', broken_at: 2 })
  expect((await verified()).unbroken).toBe(true)
})

test('a purchase: the order, its group and who paid stand in the log under money', async () => {
  const before = (await entries("family = 'money'")).length
  await openShop(world.ann)
  const { id } = await sell(world, world.ann)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))
  const [entry] = (await entries("family = 'money'")).slice(before).filter(({ operation }) => operation === 'POST /orders')
  expect(entry).toMatchObject({ actor_id: world.ben.id, ids: { group_id: group.id } })
  expect(entry!.session_id).toMatch(/^[0-9a-f-]{36}$/)
})

test('peers lose their last part', () => {
  expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:7:8::9', '::1', 'nonsense', '', 'x@y'].map(shortPeer)).toEqual([
    '203.0.113.0/24',
    '203.0.113.0/24',
    '2001:db8:7::/48',
    '0:0:0::/48',
    '',
    '',
    '',
  ])
})
