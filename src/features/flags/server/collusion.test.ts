import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { context, giveCoins, itemFor } from '#test/support/fixtures.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { type FlagId, flags } from '../contract.ts'
import { useCourt } from '../test/court.ts'
import { closeFlags } from './close.timer.ts'

const world = useWorld()
const { voters, all, close, codeOf, coins, flagged, fresh, seen } = useCourt(world)

const join = (who: Actor, flaggable_id: string, reason = 'reperforated') =>
  codeOf(who.ask(flags.raise, { flaggable_id: flaggable_id as never, reason, claim: 'So do I think' }))
/** Another fact of the item than when it was flagged. */
const change = async (id: string, perforation: string) =>
  world.ann.gets(stampItems.update, { ...(await itemFor(world, world.ann)), id, name: 'Sun 1 sol', perforation } as never)

test('whoever has voted, and moderators, know how it stands: they do not join; nor does anybody once the owner has given in', async () => {
  const { ann, cleo } = world
  const mo = await world.join('mo.joins', { role: 'moderator' })
  const { id, item } = await flagged()
  await voters[0]!.gets(flags.vote, { id, vote: 'unsure' })
  expect([await join(voters[0]!, item.id), await join(mo, item.id)]).toEqual(['flag.judged', 'flag.judged'])
  expect(await join(cleo, item.id, 'regummed'), 'it would be judged as something else').toBe('flag.other')
  await change(item.id, '14')
  await ann.gets(flags.requestRemoval, { id })
  expect(await join(cleo, item.id), 'a sure reward').toBe('flag.late')
})

test('a vote of whoever is suspended meanwhile is not counted: four are too few', async () => {
  const { ann, pool } = world
  const { id } = await flagged()
  await all(id, 'correct')
  await pool.query('update members set suspended_at = clock_timestamp() where id = $1', [voters[4]!.id])
  await close(id)
  await pool.query('update members set suspended_at = null where id = $1', [voters[4]!.id])
  expect(await seen(ann, id)).toMatchObject({ status: 'opened', referred_at: expect.any(String) })
})

test('two clocks that come at the same moment judge it once', async () => {
  const { ben, pool } = world
  const { id } = await flagged()
  await all(id, 'correct')
  await pool.query("update flag_tickets set due_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await Promise.all([1, 2, 3].map(() => context(world, (call) => closeFlags.run({ ...call, clock: async () => new Date() }, id))))
  expect((await seen(ben, id)).messages.map(({ action }) => action)).toEqual(['open', 'accepted'])
  const { rows } = await pool.query('select distinct was_right from flag_skills')
  expect(rows).toEqual([{ was_right: 1 }])
})

test('an appeal is nobody else’s: cleo does not join it, and its coins are those of whoever was charged', async () => {
  const { ben, cleo } = world
  await giveCoins(world, ben, 200)
  const { id, item } = await flagged()
  await all(id, 'incorrect')
  await close(id)
  await ben.gets(flags.appeal, { id, note: 'Measured again: 14' })
  const before = await coins(cleo)
  expect(await join(cleo, item.id)).toBe('flag.late')
  await all(id, 'correct', await votersOf(world, ['ada.c', 'bob.c', 'carl.c', 'dina.c', 'emil.c'], 0))
  await close(id)
  expect([(await seen(ben, id)).status, await coins(cleo)]).toEqual(['accepted', before])
})

test('whoever joins while the clock decides stakes nothing on a flag that has ended', async () => {
  const { cleo, pool } = world
  await giveCoins(world, cleo, 100)
  const { id, item } = await flagged()
  await pool.query("update flag_tickets set due_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  expect(await join(cleo, item.id), 'its time is over, although the clock has not come yet').toBe('flag.late')
  await world.settle()
  expect((await seen(world.ann, id)).reports).toHaveLength(1)
})

test('what was found right is not found again for coins, also not while it is appealed against', async () => {
  const { ann, cleo, guest } = world
  const { id, item } = await flagged()
  await all(id, 'correct')
  await close(id)
  expect(await join(cleo, item.id)).toBe('flag.confirmed')
  await ann.gets(flags.appeal, { id, note: 'It is as it was printed' })
  expect(await join(cleo, item.id)).toBe('flag.late')
  const { confirmed } = await guest.gets(flags.ofItem, { id: item.id })
  expect(confirmed, 'the first decision stands, with its day').toMatchObject([
    { reason: 'reperforated', decided_at: expect.any(String), corrected_at: null },
  ])
  expect(await join(cleo, item.id, 'regummed'), 'an appeal keeps nobody from another flag').toBe(200)
})

test('a flag that is open on the item keeps nobody from an appeal, and a flag without a jury takes no jury’s place', async () => {
  const { ann, ben, cleo } = world
  const { id, item } = await flagged(cleo, { reason: 'spam' })
  const { flag } = await ben.gets(flags.raise, { flaggable_id: item.id, reason: 'forged_stamp', claim: 'Lithographed, not engraved' })
  expect([flag.id === id, flag.field]).toEqual([false, 'forgeries'])
  await all(flag.id, 'correct')
  await close(flag.id)
  expect(await join(voters[0]!, item.id, 'altered')).toBe(200)
  expect((await ann.gets(flags.appeal, { id: flag.id, note: 'It is engraved' })).flag.status).toBe('opened')
})

test('ten who flag for a friend to be mended: the first is paid, once a month of one owner, and two at once are paid once', async () => {
  const { ann, ben, cleo, pool } = world
  await pool.query('update flag_tickets set mended_paid = false where mended_paid')
  const [one, two] = [await flagged(), await flagged()]
  await join(cleo, one.item.id)
  const before = [await coins(ben), await coins(cleo)]
  for (const { id, item } of [one, two]) {
    await change(item.id, '14')
    await ann.gets(flags.requestRemoval, { id })
  }
  await Promise.all([one, two].map(({ id }) => ben.gets(flags.agree, { id })))
  expect([await coins(ben), await coins(cleo)]).toEqual([before[0]! + 50, before[1]!])
  const three = await flagged(cleo)
  await change(three.item.id, '14')
  await ann.gets(flags.requestRemoval, { id: three.id })
  await cleo.gets(flags.agree, { id: three.id })
  expect(await coins(cleo), 'another friend of the same owner').toBe(before[1]!)
})

test('a member whom a party has blocked, or who has blocked one, has no vote', async () => {
  const { ben, pool } = world
  const { id } = await flagged()
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ben.id, voters[0]!.id])
  expect((await seen(voters[0]!, id)).vote_bar).toBe('partner')
  expect(await codeOf(voters[0]!.ask(flags.vote, { id, vote: 'correct' }))).toBe('flag.no_vote')
})

test('what was declined or taken back is not flagged again at once by the same member', async () => {
  const { ben, pool } = world
  const { id, item } = await flagged()
  await ben.gets(flags.withdraw, { id })
  expect([await join(ben, item.id), (await ben.gets(flags.ofItem, { id: item.id })).may_flag]).toEqual(['flag.already', false])
  await pool.query("update flag_tickets set decided_at = clock_timestamp() - interval '31 days' where id = $1", [id])
  expect([(await ben.gets(flags.ofItem, { id: item.id })).may_flag, await join(ben, item.id)]).toEqual([true, 200])
})

test('a moderator decides what no jury does: not while it votes, and not the appeal against their own decision', async () => {
  const { ann } = world
  const [mo, max] = [await world.join('mo.twice', { role: 'moderator' }), await world.join('max.twice', { role: 'moderator' })]
  const { id } = await flagged()
  const decides = async (who: Actor, verdict: 'accept' | 'reject', on: FlagId = id) =>
    codeOf(who.ask(flags.decide, { id: on, verdict, note: 'Looked at it' }, await fresh(who)))
  expect(await decides(mo, 'accept')).toBe('flag.jury')
  await close(id)
  expect(await decides(mo, 'accept')).toBe(200)
  await ann.gets(flags.appeal, { id, note: 'It is as it was printed' })
  expect((await seen(mo, id)).may).toEqual(['say'])
  await close(id)
  expect([await decides(mo, 'accept'), await decides(max, 'reject')]).toEqual(['flag.own_case', 200])
})

test('neither silence nor an item that is taken away undoes what an appeal is about', async () => {
  const { ben, pool } = world
  await giveCoins(world, ben, 200)
  const { id, item } = await flagged()
  await all(id, 'incorrect')
  await close(id)
  await ben.gets(flags.appeal, { id, note: 'Measured again: 14' })
  const [asker] = await votersOf(world, ['asker.c'], 0)
  await asker!.gets(flags.clarify, { id, of: 'flagger', body: 'Which side?' })
  await close(id)
  expect((await seen(ben, id)).status, 'the vote goes on').toBe('opened')
  await pool.query('update stamp_items set deleted_at = clock_timestamp() where id = $1', [item.id])
  await close(id)
  expect(await seen(ben, id), 'a moderator decides').toMatchObject({ status: 'opened', referred_at: expect.any(String) })
})

test('a fresh jury is told neither what the first has found nor whom it went against; strangers read no balance and no business', async () => {
  const { ben, cleo } = world
  await giveCoins(world, ben, 40)
  const { id } = await flagged()
  expect((await seen(ben, id)).reports[0]!.stake).toBeGreaterThan(0)
  await all(id, 'incorrect')
  await close(id)
  expect((await seen(cleo, id)).reports[0], 'a stranger').toMatchObject({ stake: null, relation: null })
  await ben.gets(flags.appeal, { id, note: 'Measured again: 14' })
  const blind = await seen(cleo, id)
  expect([blind.may, blind.first_verdict, blind.messages.map(({ action }) => action)]).toEqual([['vote', 'ask'], null, ['open', 'say']])
  expect((await seen(ben, id)).first_verdict).toBe('rejected')
})

test('nobody buries a case: thirty messages of one member, and all of them are shown', async () => {
  const { ann, ben, pool } = world
  const { id } = await flagged()
  await pool.query(
    "insert into flag_messages (ticket_id, actor, actor_id, action, body) select $1, 'owner', $2, 'say', 'x' from generate_series(1, 30)",
    [id, ann.id],
  )
  expect(await codeOf(ann.ask(flags.say, { id, body: 'And another thing' }))).toBe('flag.talk')
  expect((await ben.gets(flags.say, { id, body: 'Look at the scan' })).flag.messages.at(-1)!.body).toBe('Look at the scan')
})
