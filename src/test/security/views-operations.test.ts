import { beforeAll, expect, test } from 'vitest'
import { slices } from '#app/server.ts'
import { chat } from '#features/chat/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import type { Actor } from '../support/cast.ts'
import { digestOf } from '../support/files/digest.ts'
import { call } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let ada: Actor
let things: Things
const TALK = 'CANARY the hinge hides a thin'
const kinds = new Map(slices.flatMap(({ handlers }) => handlers.map(({ kind, op }) => [op.http, kind] as const)))
const reads = ({ http }: AnyOperation) => kinds.get(http) === 'reading'

beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  things = await makeThings(world)
  await world.ben.gets(chat.begin, { user_id: world.ann.id, client_message_id: crypto.randomUUID(), body: TALK })
  await world.settle()
  await ada.gets(dashboard.viewAs, { id: world.ann.id, reason: 'She says her cart is empty' })
}, 180_000)

test('every command of every slice is refused while ada looks as ann, whatever ann may do, and nothing of ann changes', async () => {
  const before = await digestOf(world.pool, [world.ann.id, world.ben.id])
  const wrong: string[] = []
  let asked = 0
  for (const op of world.product.dispatcher.operations.filter((one) => !reads(one) && !one.ends_view && one.takes !== 'raw'))
    for (const { given } of examples[op.http]!) {
      const { status, text } = await call(world.url, op, given(things, 'owner'), ada)
      asked++
      if (status !== 403 || !text.includes('view.read_only')) wrong.push(`${op.http}: ${status} ${text.slice(0, 120)}`)
    }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(400)
  expect(await digestOf(world.pool, [world.ann.id, world.ben.id])).toBe(before)
}, 240_000)

test('what ann reads ada reads, and nothing changes by it; private talk, files and what asks for a proof of identity stay closed', async () => {
  const before = await digestOf(world.pool, [world.ann.id, world.ben.id])
  const wrong: string[] = []
  const closed = new Set<string>()
  for (const op of world.product.dispatcher.operations.filter(reads))
    for (const { given } of examples[op.http]!) {
      const [seen, own] = [await call(world.url, op, given(things, 'owner'), ada), await call(world.url, op, given(things, 'owner'), world.ann)]
      if (seen.text.includes(TALK)) wrong.push(`${op.http} tells what was written in private`)
      if (seen.text.includes('view.closed')) closed.add(op.http)
      else if (seen.status !== own.status) wrong.push(`${op.http}: ${seen.status} instead of ${own.status}: ${seen.text.slice(0, 120)}`)
    }
  expect(wrong).toEqual([])
  for (const http of ['GET /conversations', 'GET /messages', 'GET /groups', 'GET /calls', 'GET /privacy/export/file'])
    expect([...closed]).toContain(http)
  expect(await digestOf(world.pool, [world.ann.id, world.ben.id])).toBe(before)
}, 240_000)
