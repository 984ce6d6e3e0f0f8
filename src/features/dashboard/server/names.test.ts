import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { isKept, isPresent, nameBegins } from '#features/members/server/public.ts'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../contract.ts'

const world = useWorld()
const ALL = ['members_full_name_begins', 'members_last_name_begins', 'members_username_begins']

/** Indexes that the query uses when sequential scans are off. */
const planOf = (where: RawBuilder<unknown>) =>
  world.product.db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx)
    const { rows } = await sql`explain select m.id from members m where ${where}`.execute(tx)
    const plan = rows.map((row) => Object.values(row as object)[0]).join('\n')
    return { seq: plan.includes('Seq Scan'), used: [...new Set(plan.match(/members_\w+_begins/g))].sort() }
  })

test('searches of members and of administrators use the same indexes', async () => {
  expect(await planOf(sql`${nameBegins('an')} and ${isPresent()}`)).toEqual({ seq: false, used: ALL })
  expect(await planOf(sql`(${nameBegins('an')} or m.email like 'an%') and ${isKept()}`)).toEqual({ seq: false, used: ALL })
  const { rows } = await world.pool.query(
    "select indexname from pg_indexes where tablename = 'members' and (indexdef ~ '(name|username)' and indexdef !~ 'uid|USING gin' and indexname <> 'members_username') order by 1",
  )
  expect(rows.map(({ indexname }) => indexname)).toEqual(ALL)
})

test('an administrator finds members by any prefix, without case and accents, away or not', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  await world.pool.query("update members set first_name = 'Zoë', last_name = 'Ångström', deactivated_at = clock_timestamp() where id = $1", [
    world.cleo.id,
  ])
  for (const search of ['zoe', 'Zoë', 'angst', 'CLE', 'cleo@ex', '100%']) {
    const { members } = await ada.gets(dashboard.members, { search })
    expect(
      members.data.map(({ username }: { username: string }) => username),
      search,
    ).toEqual(search === '100%' ? [] : ['cleo'])
  }
})
