import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../support/cast.ts'
import { useWorld } from '../support/world.ts'
import { makeThings, type Things } from './objects.ts'
import { subjectPages } from './subject-pages.ts'

const world = useWorld()
let things: Things
let foe: Actor
beforeAll(async () => {
  foe = await world.join('foe')
  things = await makeThings(world)
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2) on conflict do nothing', [world.ann.id, foe.id])
})

test('every registered subject has a page here', () => {
  expect([...world.product.tools.subjects.keys()].sort()).toEqual(Object.keys(subjectPages).sort())
})

test.each(Object.keys(subjectPages))(
  '%s: who may open its page has its card, and nobody else; the predicate of lists says the same',
  async (type) => {
    const kind = world.product.tools.subjects.get(type)!
    const { op, ids, is_cardless } = subjectPages[type]!
    const nobodys = '01990000-0000-7000-8000-000000000000'
    const asked = [...ids(things), nobodys]
    for (const [name, who] of Object.entries({ ann: world.ann, ben: world.ben, cleo: world.cleo, foe, guest: world.guest })) {
      const viewer = name === 'guest' ? null : who.id
      const opened: string[] = []
      for (const id of asked) if ((await who.ask(op, { id } as never)).status === 200) opened.push(id)
      const cards = await kind.cards({ db: world.product.db, files: { address: (key) => key }, locale: 'en' }, viewer, asked)
      expect([name, cards.map(({ id }) => id).sort()]).toEqual([name, is_cardless ? [] : opened.toSorted()])
      expect([name, (await within(asked, kind.reach(viewer, sql.ref('asked.id'), world.product.tools.subjects.values()))).sort()]).toEqual([
        name,
        opened.toSorted(),
      ])
      for (const { title } of cards) expect(title).not.toBe('')
    }
  },
)

async function within(ids: readonly string[], reach: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${ids}::uuid[]) as asked(id) where ${reach}`.execute(world.product.db)
  return rows.map(({ id }) => id)
}
