import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { isPresent, ownerVisibleTo, selfOrVisibleTo, visibleTo } from './queries-presence.ts'

const world = useWorld()
const db = () => world.product.db
const pool = () => world.pool

beforeEach(async () => {
  await pool().query('delete from blocks')
  await pool().query('update members set suspended_at = null, deactivated_at = null, erased_at = null, email_verified_at = clock_timestamp()')
})

/** Whether ben or a guest sees ann: as a row, as an owner, and by id. */
async function meets(viewer: string | null) {
  const { rows } = await sql<{ row: boolean; owner: boolean }>`select ${visibleTo(viewer)} as row, ${ownerVisibleTo(viewer, 'm.id')} as owner
    from members m where m.id = ${world.ann.id}`.execute(db())
  expect(rows[0]!.row, 'a row and its owner are one law').toBe(rows[0]!.owner)
  return rows[0]!.row
}

const absences = {
  'has not confirmed an address': 'email_verified_at = null',
  'is suspended': 'suspended_at = clock_timestamp()',
  rests: 'deactivated_at = clock_timestamp()',
  'is erased': 'erased_at = clock_timestamp()',
}
test.each(Object.entries(absences))('ann, who %s, is visible to herself only', async (_, change) => {
  expect([await meets(null), await meets(world.ben.id)]).toEqual([true, true])
  await pool().query(`update members set ${change} where id = $1`, [world.ann.id])
  expect([await meets(null), await meets(world.ben.id)]).toEqual([false, false])
  const own = await sql<{
    n: number
  }>`select count(*)::int as n from members m where ${selfOrVisibleTo(world.ann.id)} and m.id = ${world.ann.id}`.execute(db())
  expect(own.rows[0]!.n).toBe(1)
})

test.each([
  ['ann has blocked ben', 'insert into blocks (blocker_id, blocked_id) values ($1, $2)'],
  ['ben has blocked ann', 'insert into blocks (blocked_id, blocker_id) values ($1, $2)'],
])('%s: neither sees the other; a guest and cleo still see ann', async (_, block) => {
  await pool().query(block, [world.ann.id, world.ben.id])
  expect([await meets(world.ben.id), await meets(null), await meets(world.cleo.id)]).toEqual([false, true, true])
})

test('the planner inlines presence: no call for each row, and lists find absent members by an index', async () => {
  const planOf = (query: ReturnType<typeof sql>) =>
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx)
        const { rows } = await sql`explain (verbose) ${query}`.execute(tx)
        return rows.map((row) => Object.values(row as object)[0]).join('\n')
      })
  const list = await planOf(
    sql`select c.seq from listings c where c.kind = 'product' and ${ownerVisibleTo(world.ben.id, 'c.member_id')} order by c.seq desc limit 24`,
  )
  const people = await planOf(
    sql`select f.id from follows f join members m on m.id = f.follower_id where ${visibleTo(world.ben.id)} and ${isPresent()}`,
  )
  for (const plan of [list, people]) {
    expect(plan).not.toContain('is_present')
    // Performance: blocks are read once per query, not per row.
    expect([plan.includes('InitPlan'), plan.includes('SubPlan')]).toEqual([true, false])
  }
  expect(list).toContain('members_absent')
  expect(list).toContain('Anti Join')
})
