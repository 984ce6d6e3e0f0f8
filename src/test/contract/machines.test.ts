import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { moves, next, possible, type Transition } from '#kernel/machine.ts'
import { type AnyOperation, pathFields } from '#kernel/operation.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'
import { type MachineWalk, type Walker, walkers, walks } from './machine-walk.ts'
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
const ask = (op: AnyOperation, id: string, who: Walker, body: object = {}) => call(world.url, op, { id, ...body }, { token: world[who].token })
/** 401 without a session; otherwise 403, or 404 as if the object did not exist. */
const refusal = (who: Walker) => (who === 'guest' ? [401] : [403, 404])
const statesOf = (machine: readonly Transition[]) => [...new Set(machine.flatMap(({ from, to }) => [from, to]))]

/** What is wrong with one request: its status, or the state afterwards. */
async function wrongIn(
  { machine, ops, parties, anybody, object, table, put, given, spends }: MachineWalk,
  from: string,
  action: string,
  who: Walker,
) {
  const party = parties[who]
  if (party && [spends?.[action]].flat().includes(from) && next(machine, from, action, party)) things = { ...things, ...(await makeThings(world)) }
  const id = things[object]
  await put(world, id, from)
  const to = party && next(machine, from, action, party)
  const { status, text } = await ask(ops[action]!, id, who, given?.[action])
  const { rows } = await world.pool.query<{ status: string }>(`select status from ${table} where id = $1`, [id])
  const told = party !== undefined || (anybody && who !== 'guest')
  const other: readonly number[] | undefined = !told ? undefined : [409, ...(Object.keys(parties).length > 1 ? refusal(who) : [])]
  const right: readonly number[] = to ? [200] : (other ?? refusal(who))
  if (right.includes(status) && rows[0]!.status === (to ?? from)) return []
  return [`${from} ${action} by ${who}: ${status} ${text.slice(0, 120)}, then ${rows[0]!.status}; expected ${right} and ${to ?? from}`]
}

describe.each(walks)('a machine over HTTP: $name', (walk) => {
  test('T1 every state × action × actor', async () => {
    const wrong: string[] = []
    let cells = 0
    for (const from of statesOf(walk.machine))
      for (const action of Object.keys(walk.ops))
        for (const who of walkers) {
          cells++
          wrong.push(...(await wrongIn(walk, from, action, who)))
        }
    console.info(`T1 ${walk.name}: ${cells} cells over HTTP`)
    expect(wrong).toEqual([])
  })
  test('T1 every action of a party has its operation, and what only the system, the clock or a moderator does has none', () => {
    const { machine, ops, apart = [], above = [], parties } = walk
    const isByParty = ({ by }: Transition) => Object.values(parties).includes(by)
    const actions = (rows: readonly Transition[]) => [...new Set(rows.map(({ action }) => action))].sort()
    expect(actions(machine.filter(isByParty))).toEqual([...Object.keys(ops), ...apart].sort())
    const alone = actions(machine.filter((row) => !isByParty(row))).filter((action) => !(action in ops) && ![...apart, ...above].includes(action))
    const folder = Object.values(ops)[0]!.http.split('/')[1]!
    const open = world.product.dispatcher.operations.filter((op) => op.http.startsWith(`POST /${folder}/`) && pathFields(op.http).length > 0)
    expect(alone.filter((action) => open.some(({ http }) => http.endsWith(`/{id}/${action.replaceAll('_', '-')}`)))).toEqual([])
  })
})

test('T1 an unpaid purchase: given up by its buyer alone, and only while it is unpaid', async () => {
  const op = orders.cancelGroup
  const { unpaid_group, group } = await makeThings(world)
  for (const who of ['guest', 'cleo', 'ann'] as const) expect(refusal(who)).toContain((await ask(op, unpaid_group, who)).status)
  expect((await ask(op, group, 'ben')).status).toBe(409)
  expect((await ask(op, unpaid_group, 'ben')).status).toBe(200)
  expect((await ask(op, unpaid_group, 'ben')).status).toBe(409)
})
