import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { circles, guardedParts, type Relationship, shows, usualVisibility } from '../rules.ts'

const world = useWorld()

test('the default visibility is written twice, in SQL and in TypeScript, and both are equal', async () => {
  const { rows } = await world.pool.query<{ part: string; usual: string }>('select part, usual from profile_parts')
  expect(Object.fromEntries(rows.map(({ part, usual }) => [part, usual]))).toEqual(usualVisibility)
})

const standings = {
  guest: { own: false, follows: false, followed: false },
  stranger: { own: false, follows: false, followed: false },
  follower: { own: false, follows: true, followed: false },
  followed: { own: false, follows: false, followed: true },
  connection: { own: false, follows: true, followed: true },
  own: { own: true, follows: false, followed: false },
} satisfies Record<string, Relationship>

test('each part × choice × public or private × relation: SQL and TypeScript decide alike', async () => {
  const { ann, ben, pool } = world
  const follow = 'insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, $3, clock_timestamp())'
  const differ: string[] = []
  let compared = 0
  for (const is_private of [false, true]) {
    await pool.query('update members set is_private = $2 where id = $1', [ann.id, is_private])
    for (const [name, standing] of Object.entries(standings)) {
      await pool.query('delete from follows')
      if (standing.follows) await pool.query(follow, [ben.id, ann.id, 'Accepted'])
      if (standing.followed) await pool.query(follow, [ann.id, ben.id, 'Accepted'])
      const viewer = name === 'guest' ? null : standing.own ? ann.id : ben.id
      for (const chosen of [undefined, ...circles]) {
        await pool.query('delete from profile_visibility')
        if (chosen) await pool.query('insert into profile_visibility select $1, unnest($2::text[]), $3', [ann.id, guardedParts, chosen])
        const { rows } = await pool.query<{ part: string; shown: boolean }>(
          'select part, shows_part($1, $2, part) as shown from unnest($3::text[]) as part',
          [viewer, ann.id, guardedParts],
        )
        for (const part of guardedParts) {
          const [there, here] = [rows.find((row) => row.part === part)!.shown, shows(chosen ?? usualVisibility[part], is_private, standing)]
          if (there !== here)
            differ.push(`${part}, ${chosen ?? 'not chosen'}, ${is_private ? 'private' : 'public'}, ${name}: SQL ${there}, TypeScript ${here}`)
          compared++
        }
      }
    }
  }
  expect(differ).toEqual([])
  expect(compared).toBe(guardedParts.length * 4 * 2 * Object.keys(standings).length)
})

test('an unknown part is visible to its member only', async () => {
  const { ann, ben, pool } = world
  await pool.query('update members set is_private = false where id = $1', [ann.id])
  const { rows } = await pool.query("select shows_part($1, $2, 'shoe_size') as own, shows_part($3, $2, 'shoe_size') as other", [
    ann.id,
    ann.id,
    ben.id,
  ])
  expect(rows).toEqual([{ own: true, other: false }])
})
