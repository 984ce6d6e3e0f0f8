import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { offline } from '../contract.ts'
import { type Unit, type UnitFacts, unitOf } from '../rules.ts'

type Answer = AnswerOf<typeof offline.changes>
type Item = Answer['stamp_items'][number]
type Edit = GivenOf<typeof offline.edits>['edits'][number]

/** Changes are told when all transactions before them have ended, also those of other tests. */
async function quiet({ pool }: World) {
  const { rows } = await pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  const ended = 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended'
  for (let tries = 0; tries < 500; tries++) {
    if ((await pool.query(ended, [rows[0].next])).rows[0].ended) return
    await pause(20)
  }
  throw new Error('a transaction does not end')
}

/** A device of a member, as the server knows it: it asks until there is no more. */
export async function device(world: World, who: Actor, name = 'phone') {
  const { id } = (await who.gets(offline.keep, { name })).device
  let mark: string | undefined
  const items = new Map<string, Item>()
  const wishes = new Map<string, Answer['wishes'][number]>()
  return {
    id,
    items,
    wishes,
    /** Ids of what came, and of what is gone. */
    async read({ waits = true } = {}) {
      if (waits) await quiet(world)
      const came: string[] = []
      const gone: string[] = []
      for (let more = true; more; ) {
        const answer: Answer = await who.gets(offline.changes, { device_id: id as never, ...(mark && { since: mark }) })
        for (const item of answer.stamp_items) items.set(item.id, item)
        for (const wish of answer.wishes) wishes.set(wish.id, wish)
        for (const one of answer.gone) if (!items.delete(one)) wishes.delete(one)
        came.push(...answer.stamp_items.map((one) => one.id), ...answer.wishes.map((one) => one.id))
        gone.push(...answer.gone)
        ;({ mark, more } = answer)
      }
      return { came, gone }
    },
    mark: () => mark,
    /** An edit made with what the device knows. */
    edit(stamp_item_id: string, unit: Unit, value: UnitFacts): Edit {
      const base = unitOf(unit, items.get(stamp_item_id)!) as Edit['base']
      return {
        op_id: crypto.randomUUID(),
        stamp_item_id: stamp_item_id as never,
        unit,
        base,
        value: value as Edit['value'],
        made_at: '2026-11-23T08:00:00.000Z',
      }
    },
    send: (...edits: Edit[]) => who.gets(offline.edits, { device_id: id as never, edits }),
  }
}
