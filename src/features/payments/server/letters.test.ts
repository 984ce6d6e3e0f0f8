import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { inParallel, shuffled } from '#test/support/concurrency.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { answerBank, openLetters } from '#test/support/outside/payments-harness.ts'
import { cartOf, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'

const LETTERS = Number(process.env.PROVE_N ?? 60)
const PURCHASES = Math.max(3, Math.ceil(LETTERS / 20))
const world = useWorld()
const { send } = openLetters(world)

/** Holds back the gateway's webhooks and the polls, so that only those of the test are processed. */
beforeAll(async () => {
  await openShop(world.ann)
  await world.pool.query(`
    create function hold() returns trigger language plpgsql as $$ begin new.due := now() + interval '1 day'; return new; end $$;
    create trigger hold before insert on sandbox.deliveries for each row execute function hold()`)
})

const rows = async <T extends object>(sql: string, ...values: unknown[]) => (await world.pool.query<T>(sql, values)).rows

test(`${LETTERS} webhooks, each several times and in random order, end every purchase once, as its bank has decided`, {
  timeout: 900_000,
}, async () => {
  const stamp = await sell(world, world.ann, { product: { quantity: PURCHASES } })
  const said: { id: string; status: string }[] = []
  for (let n = 0; n < PURCHASES; n++) {
    const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], THREE_D))
    await world.pool.query("update payments set check_at = clock_timestamp() + interval '1 day' where check_at is not null")
    await answerBank(group.payment!.action_url!, n % 3 === 2 ? 'fail' : 'complete')
    said.push({ id: group.id, status: n % 3 === 2 ? 'cancelled' : 'paid' })
  }
  await world.settle()
  expect(await rows("select from order_groups where status <> 'pending_payment'")).toHaveLength(0)

  const events = (await rows<{ body: { id: string } }>("select body from sandbox.objects where object = 'event'")).map(({ body }) => body)
  expect(events.length).toBeGreaterThan(PURCHASES)
  const letters = shuffled(Array.from({ length: Math.max(LETTERS, 2 * events.length) }, (_, n) => events[n % events.length]!))
  const answers = await inParallel(letters, 20, (event) => send(event))
  expect(new Set(answers)).toEqual(new Set([200]))
  await world.settle()

  expect(await rows('select event_id from webhook_events')).toHaveLength(events.length)
  const groups = await rows<{ id: string; status: string }>('select id, status from order_groups')
  expect(groups.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(said.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const paid = said.filter(({ status }) => status === 'paid').length
  expect(await rows("select from ledger_txns where code = 'order_capture'")).toHaveLength(paid)
  expect(await rows("select from notifications where type = 'store_order_received'")).toHaveLength(paid)
  expect(
    await rows("select payment_id from outbox o cross join lateral (select data->>'payment_id' as payment_id) p where name = 'payments.settled'"),
  ).toHaveLength(PURCHASES)
  expect(await rows('select stock_on_hand as hand, stock_reserved as held from products where id = $1', stamp.id)).toEqual([
    { hand: PURCHASES - paid, held: 0 },
  ])
  await expectBalanced(world)
})
