import { afterEach, beforeAll, beforeEach } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { balanceIn, context, keepItem, openShop } from '#test/support/fixtures.ts'
import { votersOf } from '#test/support/voters.ts'
import type { World } from '#test/support/world.ts'
import { type FlagId, flags } from '../contract.ts'
import { ticketById } from '../server/queries.ts'
import { decline, settle } from '../server/settle.ts'

/** What tests of flags do again and again, with five members who may vote; the books are looked at after each. */
export function useCourt(world: World) {
  const voters: Actor[] = []
  beforeAll(async () => {
    await openShop(world.ann)
    voters.push(...(await votersOf(world, ['vera', 'viktor', 'walt', 'wilma', 'xenia'], 0)))
  })
  beforeEach(() => clear(world))
  afterEach(({ task }) => expectBooks(world, task.name))
  return { voters, ...deeds(world), ...looks(world), all: votesOf(voters) }
}

async function clear(world: World) {
  await world.settle()
  const { rows } = await world.pool.query('select id from flag_tickets where decided_at is null')
  const ended = { by: 'clock', actor_id: null, at: new Date() } as const
  for (const { id } of rows)
    await context(world, async (call) => {
      const row = (await ticketById(call.tx, id))!
      await (row.first_verdict ? settle(call, row, row.first_verdict, ended) : decline(call, row, 'decline', ended))
    })
  for (const table of ['flag_votes', 'flag_skills', 'notifications', 'blocks']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year' where username in ('ann', 'ben', 'cleo')")
}

const votesOf =
  (voters: readonly Actor[]) =>
  async (id: FlagId, vote: 'correct' | 'incorrect', who: readonly Actor[] = voters) => {
    for (const voter of who) await voter.gets(flags.vote, { id, vote })
  }

const deeds = (world: World) => ({
  async flagged(by: Actor = world.ben, more: Partial<GivenOf<typeof flags.raise>> = {}) {
    const item = await keepItem(world, world.ann, { name: 'Sun 1 sol', perforation: '12' })
    const given = { flaggable_id: item.id, reason: 'reperforated', claim: 'CANARY the right side gauges 14', ...more }
    const { flag } = await by.gets(flags.raise, given)
    return { id: flag.id, item, flag }
  },
  /** The time of the vote is over. */
  async close(id: FlagId) {
    await world.pool.query("update flag_tickets set due_at = clock_timestamp() - interval '1 second' where id = $1", [id])
    await world.settle()
  },
  /** A session that has just confirmed who it is. */
  async fresh(who: Actor) {
    const { rows } = await world.pool.query('select permission from role_permissions')
    const permissions = new Set(rows.map(({ permission }) => permission))
    return { viewer: { kind: 'member', id: who.id, verified: true, fresh: true, limits: {}, permissions } as never }
  },
})

const looks = (world: World) => ({
  seen: async (who: Actor, id: FlagId) => (await who.gets(flags.show, { id })).flag,
  async codeOf(asked: Promise<{ status: number; code?: string }>) {
    const { status, code } = await asked
    return code ?? status
  },
  coins: (who: Actor) => balanceIn(world, who, 'member_coins'),
  debt: async (who: Actor) => Math.abs(await balanceIn(world, who, 'member_coin_debt')),
  told: async (who: Actor) =>
    (await who.gets(notifications.list, {})).notifications.data
      .map(({ data }) => [data.type, data.subject])
      .filter(([type]) => !type!.startsWith('coin')),
})
