import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { actor, type DemoActor } from '../actor.ts'
import { encircle } from './circles.ts'
import { GROUPS } from './said.ts'

const world = useWorld()

test('three groups of the demo members, one of them that of a club; a second start adds nothing', async () => {
  const names = [...new Set(GROUPS.flatMap(({ owner, others, lines }) => [owner, ...others, ...lines.map(([by]) => by)]))]
  const people = new Map<string, DemoActor>()
  for (const name of names) {
    const known = { ann: world.ann, ben: world.ben }[name] ?? (await world.join(name))
    people.set(name, actor(world.product, known.id, 'en'))
  }
  const [nora, wendell, edith] = ['nora_c', 'wendell_oakes', 'edith_larkspur'].map((name) => people.get(name)!.id)
  const { rows } = await world.pool.query('insert into clubs (name, visibility, joining) values ($1, $2, $3) returning id', [
    GROUPS.find(({ club }) => club)!.club,
    'private',
    'request',
  ])
  await world.pool.query("insert into club_members (club_id, member_id, standing) values ($1, $2, 'owner'), ($1, $3, 'member'), ($1, $4, 'member')", [
    ...[rows[0].id, nora, wendell, edith],
  ])
  const parts = { pool: world.pool, product: world.product } as Parameters<typeof encircle>[0]
  for (let start = 0; start < 2; start++) {
    await encircle(parts, people as Parameters<typeof encircle>[1])
    const counted = await world.pool.query(
      "select (select count(*) from groups)::int as groups, (select count(*) from messages)::int as messages, (select count(*) from group_members where standing in ('member', 'owner'))::int as members",
    )
    const members = GROUPS.reduce((sum, { others, club }) => sum + (club ? 3 : others.length + 1), 0)
    expect(counted.rows[0]).toEqual({ groups: 3, messages: GROUPS.reduce((sum, { lines }) => sum + lines.length, 0), members })
  }
})
