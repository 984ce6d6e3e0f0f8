import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderMachine } from '#features/orders/rules.ts'
import { productMachine } from '#features/products/rules.ts'
import { moves, next, possible, type Transition } from '#kernel/machine.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'
import { makeThings, type Things } from './objects.ts'

const isRow = (row: unknown): row is Transition =>
  typeof row === 'object' &&
  row !== null &&
  ['from', 'action', 'by', 'to'].every((name) => typeof (row as Record<string, unknown>)[name] === 'string')
const isMachine = (value: unknown): value is readonly Transition[] => Array.isArray(value) && value.length > 0 && value.every(isRow)
const found: [name: string, rows: readonly Transition[]][] = []
for (const file of globSync('src/features/*/rules.ts'))
  for (const [name, value] of Object.entries(await import(resolve(file)))) if (isMachine(value)) found.push([`${file.split('/')[2]} ${name}`, value])

describe.each(found)('%s', (name, rows) => {
  const cells = moves(rows)
  const states = new Set(rows.flatMap(({ from, to }) => [from, to]))
  test('T1 every cell is either the one row that allows it, or nothing', () => {
    console.info(`T1 ${name}: ${cells.length} cells, ${rows.length} legal`)
    for (const { from, action, by, to } of cells) {
      const legal = rows.filter((row) => row.from === from && row.action === action && row.by === by)
      expect(legal.length, `${from} ${action} ${by}`).toBeLessThan(2)
      expect(to).toBe(legal[0]?.to)
      expect(next(rows as never, from as never, action as never, by as never)).toBe(to)
      expect(possible(rows as never, from as never, by as never).includes(action as never)).toBe(to !== undefined)
    }
    expect(cells.filter(({ to }) => to !== undefined)).toHaveLength(rows.length)
  })
  test('T1 whatever is left can be reached from the beginning, and nobody moves a thing to where it is', () => {
    const reached = new Set([rows[0]!.from])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const { from, to } of rows) if (reached.has(from)) reached.add(to)
    }
    expect([...states].filter((state) => !reached.has(state))).toEqual([])
    expect(rows.filter(({ from, to }) => from === to)).toEqual([])
  })
})

const world = useWorld()
let things: Things
beforeAll(async () => {
  await world.pool.query("update members set plan = 'premium' where id = $1", [world.ann.id])
  things = await makeThings(world)
})
type Who = 'ann' | 'ben' | 'cleo' | 'guest'
const people = ['ann', 'ben', 'cleo', 'guest'] as const
const ask = (http: string, id: string, who: Who, body: object = {}) =>
  call(world.url, world.product.dispatcher.operations.find((op) => op.http === http)!, { id, ...body }, { token: world[who].token })
/** 401 without a session; otherwise 403, or 404 as if the object did not exist. */
const refusal = (who: Who) => (who === 'guest' ? [401] : [403, 404])

const OF_PRODUCT = {
  publish: 'POST /products/{id}/publish',
  unpublish: 'POST /products/{id}/unpublish',
  archive: 'POST /products/{id}/archive',
  restore: 'POST /products/{id}/restore',
} as const
test('T1 a product: every state × action × actor over HTTP', async () => {
  const states = [...new Set(productMachine.flatMap(({ from, to }) => [from, to]))]
  const wrong: string[] = []
  let cells = 0
  for (const from of states)
    for (const [action, http] of Object.entries(OF_PRODUCT))
      for (const who of people) {
        await world.pool.query('update products set status = $1, stock_reserved = 0, stock_on_hand = $3 where id = $2', [
          from,
          things.draft,
          from === 'sold_out' ? 0 : 5,
        ])
        const to = who === 'ann' ? next(productMachine, from, action as never, 'seller') : undefined
        const { status } = await ask(http, things.draft, who)
        const { rows } = await world.pool.query<{ status: string }>('select status from products where id = $1', [things.draft])
        const right = to ? [200] : who === 'ann' ? [409] : refusal(who)
        cells++
        if (!right.includes(status) || rows[0]!.status !== (to ?? from))
          wrong.push(`${from} ${action} by ${who}: ${status}, then ${rows[0]!.status}; expected ${right} and ${to ?? from}`)
      }
  console.info(`T1 product: ${cells} cells over HTTP`)
  expect(wrong).toEqual([])
})

test('T1 what only the system, the clock or a moderator moves has no address', () => {
  const open = world.product.dispatcher.operations.map(({ http }) => http)
  const nobody = [...productMachine, ...orderMachine]
    .filter(({ by }) => by === 'system' || by === 'clock' || by === 'moderator')
    .map(({ action }) => action.replaceAll('_', '-'))
  expect(
    open.filter((http) => /^POST \/(products|orders)\/\{id\}\//.test(http) && nobody.includes(http.split('/').at(-1)!) && !http.endsWith('/cancel')),
  ).toEqual([])
})

const OF_ORDER = { ship: 'POST /orders/{id}/ship', confirm: 'POST /orders/{id}/confirm' } as const
const PARTIES: Partial<Record<Who, 'buyer' | 'seller'>> = { ann: 'seller', ben: 'buyer' }
const orderStates = [...new Set(orderMachine.flatMap(({ from, to }) => [from, to]))]

/** Timestamps that an order has in each state. */
async function putOrder(id: string, status: string) {
  const times = {
    shipped_at: ['shipped', 'delivered', 'completed'],
    delivered_at: ['delivered', 'completed'],
    completed_at: ['completed'],
    cancelled_at: ['cancelled'],
  }
  const set = Object.entries(times).map(([column, states]) => `${column} = ${states.includes(status) ? 'clock_timestamp()' : 'null'}`)
  await world.pool.query(`update orders set status = $1, released_at = null, ${set.join(', ')} where id = $2`, [status, id])
  await world.pool.query("delete from shipments where ref_type = 'order' and ref_id = $1", [id])
}

test('T1 an order: every state × action × actor over HTTP', async () => {
  const wrong: string[] = []
  let cells = 0
  for (const from of orderStates)
    for (const [action, http] of Object.entries(OF_ORDER))
      for (const who of people) {
        if (action === 'confirm' && from === 'shipped' && who === 'ben') things = { ...things, ...(await makeThings(world)) }
        await putOrder(things.order, from)
        const party = PARTIES[who]
        const to = party && next(orderMachine, from, action as never, party)
        const { status, text } = await ask(http, things.order, who, action === 'ship' ? { carrier: 'La Poste' } : {})
        const { rows } = await world.pool.query<{ status: string }>('select status from orders where id = $1', [things.order])
        const right = to ? [200] : party ? [409, 403, 404] : refusal(who)
        cells++
        if (!right.includes(status) || rows[0]!.status !== (to ?? from))
          wrong.push(`${from} ${action} by ${who}: ${status} ${text.slice(0, 120)}, then ${rows[0]!.status}; expected ${right} and ${to ?? from}`)
      }
  console.info(`T1 order: ${cells} cells over HTTP`)
  expect(wrong).toEqual([])
})

test('T1 an unpaid purchase: given up by its buyer alone, and only while it is unpaid', async () => {
  const http = 'POST /orders/groups/{id}/cancel'
  const { unpaid_group, group } = await makeThings(world)
  for (const who of ['guest', 'cleo', 'ann'] as const) expect(refusal(who)).toContain((await ask(http, unpaid_group, who)).status)
  expect((await ask(http, group, 'ben')).status).toBe(409)
  expect((await ask(http, unpaid_group, 'ben')).status).toBe(200)
  expect((await ask(http, unpaid_group, 'ben')).status).toBe(409)
})
