import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import { transact } from '#server/operations/transaction.ts'
import { useWorld } from '#test/support/world.ts'
import { ledger } from '../contract.ts'
import type { AccountName, LedgerLine } from '../rules.ts'
import type { Books, Posting } from './post.ts'
import { balancesOf, earnCoins, hold, ledgerDrift, ledgerSums, post, postHold, voidHold } from './public.ts'

const world = useWorld()
const bank: AccountName = { owner_id: null, code: 'psp_clearing', currency: 'USD' }
const payouts: AccountName = { owner_id: null, code: 'payout_clearing', currency: 'USD' }
const reserved = (owner_id: Id<'members'>): AccountName => ({ owner_id, code: 'seller_reserved', currency: 'USD' })
const available = (owner_id: Id<'members'>): AccountName => ({ owner_id, code: 'seller_available', currency: 'USD' })
const move = (from: AccountName, to: AccountName, amount: number): LedgerLine[] => [
  { account: from, debit: amount },
  { account: to, credit: amount },
]

const inOne = <T>(work: (books: Books) => Promise<T>) =>
  transact({ db: world.product.db, tools: {} as never, wake: () => world.product.relay.wake() }, work)
const book = (lines: LedgerLine[], more: Partial<Posting> = {}) =>
  inOne((books) => post(books, { code: 'test', ref_type: 'order', ref_id: crypto.randomUUID(), lines, ...more }))
const key = () => ({ code: 'withdrawal', ref_type: 'withdrawal', ref_id: crypto.randomUUID() })
async function isSound() {
  expect((await ledgerSums(world.product.db)).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await ledgerDrift(world.product.db)).toEqual([])
}

test('what ben pays is reserved for ann, then available; she reads it line by line', async () => {
  const ref_id = crypto.randomUUID()
  await book(move(bank, reserved(world.ann.id), 4_320), { code: 'order_capture', ref_id })
  await book(move(reserved(world.ann.id), available(world.ann.id), 4_320), { code: 'order_release', ref_id })
  const { wallet } = await world.ann.gets(ledger.wallet, {})
  expect(wallet.balances).toEqual([{ currency: 'USD', available: 4_320, reserved: 0, debt: 0 }])
  const { transactions } = await world.ann.gets(ledger.transactions, {})
  const lines = transactions.data.map(({ code, account, amount, balance }) => [code, account, amount, balance])
  expect(lines.slice(0, 2).sort()).toEqual([
    ['order_release', 'available', 4_320, 4_320],
    ['order_release', 'reserved', -4_320, 0],
  ])
  expect(lines[2]).toEqual(['order_capture', 'reserved', 4_320, 4_320])
  expect(transactions.data[0]).toMatchObject({ ref_type: 'order', ref_id, currency: 'USD' })
  await isSound()
})

test('coins are a currency of their own: booked as integers, filtered by their name, never against money', async () => {
  const kim = await world.join('kim')
  const coins: AccountName = { owner_id: kim.id, code: 'member_coins', currency: 'COIN' }
  const issued: AccountName = { owner_id: null, code: 'coin_issuance', currency: 'COIN' }
  await book(move(issued, coins, 120))
  const { transactions } = await kim.gets(ledger.transactions, { currency: 'COIN' })
  expect(transactions.data.every(({ currency }) => currency === 'COIN')).toBe(true)
  for (const currency of ['COINS', 'coin', 'US']) expect((await kim.ask(ledger.transactions, { currency })).status, currency).toBe(422)
  await expect(book(move(bank, coins, 5))).rejects.toThrow('do not sum to zero')
  await expect(book(move({ ...bank, currency: 'COIN' }, coins, 5))).rejects.toThrow('psp_clearing holds money, not COIN')
  await expect(inOne((books) => hold(books, { ...key(), from: coins, to: { ...payouts, currency: 'COIN' }, amount: 5 }))).rejects.toThrow(
    'payout_clearing holds money, not COIN',
  )
  await isSound()
})

test('coins that are earned are given once, and what is owed of them is paid first', async () => {
  const nina = await world.join('nina')
  const owed: AccountName = { owner_id: nina.id, code: 'member_coin_debt', currency: 'COIN' }
  await book(move(owed, { owner_id: null, code: 'coin_issuance', currency: 'COIN' }, 12))
  const earned = { member_id: nina.id, coins: 10, code: 'catalogue_entry', ref_type: 'test' }
  const first = { ...earned, ref_id: crypto.randomUUID() }
  const said = await Promise.all(Array.from({ length: 6 }, () => inOne((books) => earnCoins(books, first))))
  expect(said.filter(Boolean)).toHaveLength(1)
  expect(await inOne((books) => earnCoins(books, { ...earned, ref_id: crypto.randomUUID() }))).toBe(true)
  const { rows } = await world.pool.query(
    'select code, (credits_posted - debits_posted)::int as n from ledger_accounts where owner_id = $1 order by code',
    [nina.id],
  )
  expect(rows).toEqual([
    { code: 'member_coin_debt', n: 0 },
    { code: 'member_coins', n: 8 },
  ])
  await isSound()
})

test('a member cannot read another’s statement, and a guest none', async () => {
  expect((await world.cleo.gets(ledger.transactions, {})).transactions.data).toEqual([])
  expect((await world.cleo.gets(ledger.wallet, {})).wallet.balances).toEqual([])
  expect((await world.guest.ask(ledger.wallet, {})).status).toBe(401)
})

test('the statement is paged without a gap or a repeat, while new lines are added', async () => {
  const dora = await world.join('dora')
  for (let amount = 1; amount <= 7; amount++) await book(move(bank, reserved(dora.id), amount))
  const seen: number[] = []
  for (let cursor: string | undefined; ; ) {
    const { transactions } = await dora.gets(ledger.transactions, { page_size: 3, ...(cursor && { cursor }) })
    seen.push(...transactions.data.map(({ amount }) => amount))
    await book(move(bank, reserved(dora.id), 100))
    if (!transactions.next_page_url) break
    cursor = new URL(transactions.next_page_url, world.url).searchParams.get('cursor')!
  }
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect((await dora.ask(ledger.transactions, { cursor: 'bm9uc2Vuc2U' })).code).toBe('input.form')
})

test('a posting books once, even ten times at the same moment', async () => {
  const ref_id = crypto.randomUUID()
  const finn = await world.join('finn')
  const booked = await Promise.all(Array.from({ length: 10 }, () => book(move(bank, reserved(finn.id), 500), { ref_id })))
  expect(booked.filter(Boolean)).toHaveLength(1)
  expect(await balancesOf(world.product.db, finn.id)).toMatchObject([{ reserved: 500 }])
  await isSound()
})

test('a transaction that waits for a new account holds no other lock: no deadlock', async () => {
  const kit = await world.join('kit')
  const [one, two] = [reserved(kit.id), available(kit.id)]
  for (const account of [one, two]) await book(move(bank, account, 500))
  const { rows } = await world.pool.query('select id, code from ledger_accounts where owner_id = $1 order by id', [kit.id])
  const [low, high] = rows[0].code === one.code ? [one, two] : [two, one]
  await book(move(bank, low, 1))
  const [first, second] = [await world.pool.connect(), await world.pool.connect()]
  await first.query('begin')
  await first.query('select from ledger_accounts where id = $1 for update', [rows[0].id])
  const waits = book(move(high, low, 100))
  const waiting = "select from pg_locks where not granted and locktype in ('tuple', 'transactionid')"
  while (!(await second.query(waiting)).rowCount) await new Promise((done) => setTimeout(done, 10))
  expect((await second.query('select from ledger_accounts where id = $1 for no key update nowait', [rows[1].id])).rowCount).toBe(1)
  await first.query('commit')
  for (const client of [first, second]) client.release()
  expect(await waits).toBe(true)
  await isSound()
})

test('ann cannot spend what she does not have, and nothing of the posting is stored', async () => {
  const gus = await world.join('gus')
  await book(move(bank, available(gus.id), 500))
  await expect(book(move(available(gus.id), payouts, 501))).rejects.toThrow('ledger_accounts')
  await expect(book([{ account: available(gus.id), debit: 5 }])).rejects.toThrow('sum to zero')
  expect(await balancesOf(world.product.db, gus.id)).toMatchObject([{ available: 500 }])
  await isSound()
})

test('a debt is what a seller owes, and cannot become a credit', async () => {
  const hal = await world.join('hal')
  const debt: AccountName = { owner_id: hal.id, code: 'seller_debt', currency: 'USD' }
  await book(move(debt, { ...bank, code: 'refunds_clearing' }, 700))
  expect(await balancesOf(world.product.db, hal.id)).toMatchObject([{ debt: 700 }])
  expect((await hal.gets(ledger.transactions, {})).transactions.data).toMatchObject([{ account: 'debt', amount: -700, balance: -700 }])
  await expect(book(move(bank, debt, 701))).rejects.toThrow('ledger_accounts')
})

test('a hold takes effect at once, ends once, and releases what is not booked', async () => {
  const ivy = await world.join('ivy')
  await book(move(bank, available(ivy.id), 1_000))
  const [first, second] = [key(), key()]
  const take = (one: ReturnType<typeof key>, amount: number) =>
    inOne((books) => hold(books, { ...one, from: available(ivy.id), to: payouts, amount }))
  expect(await take(first, 800)).toBe(true)
  expect(await take(first, 800)).toBe(true)
  expect(await take(second, 201)).toBe(false)
  expect(await balancesOf(world.product.db, ivy.id)).toMatchObject([{ available: 200, reserved: 800 }])
  const ends = await Promise.all(
    [1, 2, 3].flatMap(() => [inOne((books) => postHold(books, { ...first, amount: 600 })), inOne((books) => voidHold(books, first))]),
  )
  expect(ends.filter(Boolean)).toHaveLength(1)
  const [balance] = await balancesOf(world.product.db, ivy.id)
  expect([400, 1_000]).toContain(balance!.available)
  expect(balance!.reserved).toBe(0)
  expect(await take(first, 800)).toBe(false)
  await isSound()
})

test('fifty withdrawals at once hold no more than there is', async () => {
  const jan = await world.join('jan')
  await book(move(bank, available(jan.id), 1_000))
  const held = await Promise.all(
    Array.from({ length: 50 }, () => inOne((books) => hold(books, { ...key(), from: available(jan.id), to: payouts, amount: 300 }))),
  )
  expect(held.filter(Boolean)).toHaveLength(3)
  expect(await balancesOf(world.product.db, jan.id)).toMatchObject([{ available: 100 }])
  await isSound()
})

test('random postings, twenty at a time: sums stay zero and no member falls below zero', async () => {
  const { ann, ben, cleo } = world
  const accounts = [bank, payouts, ...[ann, ben, cleo].flatMap(({ id }) => [reserved(id), available(id)])]
  const posting = fc.record({
    from: fc.nat(accounts.length - 1),
    to: fc.nat(accounts.length - 1),
    amount: fc.integer({ min: 1, max: 5_000 }),
    again: fc.boolean(),
  })
  const run = async (batch: { from: number; to: number; amount: number; again: boolean }[]) => {
    const refs = batch.flatMap((one) => [{ ...one, ref_id: crypto.randomUUID() }]).flatMap((one) => (one.again ? [one, one] : [one]))
    const ends = await Promise.allSettled(refs.map(({ from, to, amount, ref_id }) => book(move(accounts[from]!, accounts[to]!, amount), { ref_id })))
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: '23514' })
    await isSound()
    const { rows } = await world.pool.query(
      "select from ledger_accounts where owner_id is not null and side = 'C' and credits_posted - debits_posted - debits_pending < 0",
    )
    expect(rows).toHaveLength(0)
  }
  await fc.assert(fc.asyncProperty(fc.array(posting, { minLength: 10, maxLength: 20 }), run), { numRuns: 15, seed: 7 })
})

test('entries cannot be changed, not even in the database by hand', async () => {
  await book(move(bank, reserved(world.ann.id), 1))
  for (const change of [
    'update ledger_entries set amount = 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_txns set code = null',
    'delete from ledger_txns',
  ])
    await expect(world.pool.query(change)).rejects.toThrow(/append-only|truncate/)
  const half = `with t as (insert into ledger_txns (code, ref_type, ref_id) values ('half', 'order', uuidv7()) returning id)
    insert into ledger_entries (txn_id, account_id, direction, amount, currency, balance_after, account_version) select t.id, a.id, 'C', 5, 'USD', 5, 999 from t, (select id from ledger_accounts limit 1) a`
  await expect(world.pool.query(half)).rejects.toThrow('does not sum to zero')
})

test('only members whose money moves get the update', async () => {
  await world.settle()
  await world.pool.query('delete from outbox')
  await book(move(reserved(world.ann.id), available(world.ann.id), 1))
  const { rows } = await world.pool.query('select touches from outbox where name = $1', ['wallet.changed'])
  expect(rows).toEqual([{ touches: [`wallet:${world.ann.id}`] }])
})
