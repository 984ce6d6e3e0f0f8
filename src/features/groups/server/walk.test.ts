import { expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type GroupId, groups } from '../contract.ts'
import { acquaint, gather, linkTo, say, unread, useNoGroups } from '../test/circle.ts'

const world = useWorld()
useNoGroups(world)
const WALKS = Number(process.env.PROVE_N ?? 4)
const STEPS = 60

/** A small generator, so that a walk that fails can be walked again. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { below: (most: number) => Math.floor(next() * most), of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]! }
}

/** A plain model of one group: who is in it from which message on, and how far each has read. */
interface Model {
  readonly written: { by: string; body: string; is_deleted: boolean }[]
  readonly inside: Map<string, { from: number; read: number }>
}
const shouldBe = ({ written, inside }: Model, who: Actor) => {
  const own = inside.get(who.id)!
  // A recount, message by message.
  return written.filter((_, at) => at + 1 >= own.from && at + 1 > own.read).length
}

async function step(id: GroupId, people: readonly Actor[], model: Model, { of, below }: ReturnType<typeof dice>) {
  const who = of(people)
  const { written, inside } = model
  const own = inside.get(who.id)
  const deed = of(['say', 'say', 'say', 'read', 'remove', 'leave', 'come', 'delete'] as const)
  if (deed === 'say' && own) {
    const body = `CANARY ${written.length + 1}`
    const { result } = await say(who, id, body)
    written.push({ by: who.id, body, is_deleted: false })
    expect(result.message.seq).toBe(written.length)
    own.read = written.length
  } else if (deed === 'say') expect((await say(who, id, 'CANARY of nobody')).status).toBe(404)
  else if (deed === 'read' && own) {
    const seq = 1 + below(written.length + 3)
    expect((await who.ask(groups.read, { id, seq })).status).toBe(200)
    own.read = Math.max(own.read, Math.min(seq, written.length))
  } else if (deed === 'delete' && own && written.length) {
    const seq = 1 + below(written.length)
    const { status } = await who.ask(groups.removeMessage, { id, seq })
    const one = written[seq - 1]!
    const may = seq >= own.from && !one.is_deleted && (one.by === who.id || who === people[0])
    expect(status).toBe(may ? 200 : 404)
    if (may) one.is_deleted = true
  } else if (who === people[0]) return
  else if (deed === 'come' && !own) {
    await people[0]!.gets(groups.add, { id, user_id: who.id })
    inside.set(who.id, { from: written.length + 1, read: written.length })
  } else if (deed === 'leave' && own) {
    await who.gets(groups.leave, { id })
    inside.delete(who.id)
  } else if (deed === 'remove' && own) {
    await people[0]!.gets(groups.remove, { id, user_id: who.id })
    inside.delete(who.id)
  }
}

test('random walks beside a plain model: unread is what a recount says, and everybody who may read a message reads the same in the same place', async () => {
  const people = [world.ann, world.ben, world.cleo]
  for (let walk = 0; walk < WALKS; walk++) {
    await world.pool.query('delete from conversations')
    const id = await gather(world, ...(people as [Actor, ...Actor[]]))
    await acquaint(world, ...people)
    const model: Model = { written: [], inside: new Map(people.map((who) => [who.id, { from: 1, read: 0 }])) }
    const seed = 7 + walk * 1_000
    for (let n = 0; n < STEPS; n++) await step(id, people, model, dice(seed + n * 17))
    for (const who of people) {
      const own = model.inside.get(who.id)
      if (!own) {
        expect((await who.ask(groups.history, { id })).status, `seed ${seed}`).toBe(404)
        continue
      }
      expect(await unread(who, id), `seed ${seed}, ${who.name}`).toBe(shouldBe(model, who))
      const { messages } = await who.gets(groups.history, { id, page_size: 100 })
      const read = messages.map(({ seq, body, is_deleted }) => ({ seq, body, is_deleted }))
      const written = model.written.map(({ body, is_deleted }, at) => ({ seq: at + 1, body: is_deleted ? '' : body, is_deleted }))
      expect(read, `seed ${seed}, ${who.name}`).toEqual(written.filter(({ seq }) => seq >= own.from))
    }
  }
})

test('all at once: every acknowledged message stands once, in one order for all, without a hole', async () => {
  const { ann, ben, cleo } = world
  const id = await gather(world, ann, ben)
  const token = await linkTo(ann, id)
  const writers = [ann, ben].flatMap((who) => Array.from({ length: 20 }, (_, n) => say(who, id, `${who.name} ${n}`)))
  const late = cleo.gets(groups.join, { token })
  const said = (await Promise.all(writers)).map(({ result }) => ({ seq: result.message.seq, body: result.message.body }))
  await late
  const seen = async (who: Actor) => (await who.gets(groups.history, { id, page_size: 100 })).messages.map(({ seq, body }) => ({ seq, body }))
  const all = said.toSorted((a, b) => a.seq - b.seq)
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  expect([await seen(ann), await seen(ben)]).toEqual([all, all])
  const hers = await seen(cleo)
  expect(hers).toEqual(all.slice(all.length - hers.length))
  expect(await unread(cleo, id)).toBe(hers.length)
})
