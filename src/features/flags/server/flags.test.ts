import { expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { isUnavailable } from '#server/http/is-unavailable.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { giveCoins, keepItem, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { flags } from '../contract.ts'
import { useCourt } from '../test/court.ts'
import { flagTexts } from '../texts.ts'

const world = useWorld()
const { voters, all, close, codeOf, coins, debt, flagged, seen, told } = useCourt(world)

test('ben flags ann’s stamp, five members agree: 50 coins, the item is marked, everybody is told, and voters are proved right', async () => {
  const { ann, ben, guest } = world
  await giveCoins(world, ben, 100)
  const before = await coins(ben)
  const { id, item, flag } = await flagged(ben, { marks: [{ x: 820, y: 100, width: 100, height: 600, note: 'Clean holes' }], gauge: 14 } as never)
  expect(flag).toMatchObject({
    status: 'opened',
    role: 'flagger',
    may: ['withdraw', 'say'],
    reports: [{ stake: 100, gauge: 14, marks: [{ note: 'Clean holes' }] }],
  })
  expect((await ben.gets(ledger.holds, {})).holds).toMatchObject([{ code: 'flag_held', amount: 100 }])
  await world.settle()
  expect(await told(ann)).toEqual([['flagged_to_owner', 'Sun 1 sol was flagged']])
  await all(id, 'correct')
  expect((await guest.gets(flags.ofItem, { id: item.id })).confirmed).toEqual([])
  await close(id)
  expect(await seen(ben, id)).toMatchObject({ status: 'accepted', decided_by: 'jury', voters: 5, tally: { correct: 205, incorrect: 0 } })
  expect([await coins(ben), (await ben.gets(ledger.holds, {})).holds]).toEqual([before + 50, []])
  expect((await guest.gets(flags.ofItem, { id: item.id })).confirmed).toMatchObject([{ reason: 'reperforated' }])
  expect((await told(ben)).concat(await told(ann))).toEqual([
    ['flag_ticket_voting_result', 'The flag on Sun 1 sol was right'],
    ['flag_ticket_voting_result', 'The flag on Sun 1 sol was right'],
    ['flagged_to_owner', 'Sun 1 sol was flagged'],
  ])
  expect((await seen(voters[0]!, id)).record).toEqual([{ field: 'perforation', was_right: 1, judged: 1, weight: 69 }])
  const { data } = (await ben.gets(ledger.transactions, { currency: 'COIN' })).transactions
  expect(data[0]).toMatchObject({ code: 'flag_decided', amount: 50, cause: { name: 'flag', path: `/flags/${id}/conversation` } })
})

test('M13 a wrong flag of whoever has 40 coins: 40 are held and taken, 60 become debt; the same item is not flagged twice, also not at once', async () => {
  const dora = await world.join('dora.flags')
  await giveCoins(world, dora, 40)
  const item = await keepItem(world, world.ann, { name: 'Sun 1 sol' })
  const given = { flaggable_id: item.id, reason: 'regummed', claim: 'Too smooth' }
  const twice = await Promise.all([1, 2, 3].map(() => codeOf(dora.ask(flags.raise, given))))
  expect(twice.toSorted()).toEqual([200, 'flag.already', 'flag.already'])
  expect(flagTexts['flag.already']).toBe('You have already flagged this item')
  const { id } = (await dora.gets(flags.list, {})).flags.data[0]!
  await all(id, 'incorrect')
  await close(id)
  expect([(await seen(dora, id)).status, await coins(dora), await debt(dora)]).toEqual(['rejected', 0, 60])
  expect((await dora.ask(flags.raise, given)).code, 'what was judged is not flagged again').toBe('flag.already')
  await giveCoins(world, dora, 100)
  expect([await coins(dora), await debt(dora)], 'netted from what comes next').toEqual([40, 0])
})

test('M13 owner and flagger, new and suspended accounts and partners have no vote; nobody votes twice', async () => {
  const { ann, ben, cleo, guest } = world
  const { id } = await flagged()
  const vote = (who: Actor) => codeOf(who.ask(flags.vote, { id, vote: 'correct' }))
  const fresh = await world.join('fresh.flags')
  expect([await vote(ann), await vote(ben), await vote(fresh), await vote(guest)]).toEqual([
    'flag.no_vote',
    'flag.no_vote',
    'flag.no_vote',
    'session.required',
  ])
  const stamp = await sell(world, ann)
  const [zoe] = await votersOf(world, ['zoe.flags'], 0)
  await zoe!.gets(orders.checkout, await cartOf(zoe!, [stamp.id]))
  expect(await vote(zoe!), 'has bought from her').toBe('flag.no_vote')
  expect([await vote(cleo), await vote(cleo)]).toEqual([200, 'flag.voted'])
  const both = await Promise.all([vote(voters[0]!), vote(voters[0]!)])
  expect(both.toSorted()).toEqual([200, 'flag.voted'])
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [cleo.id])
  await close(id)
  expect(await seen(ann, id)).toMatchObject({ status: 'opened', referred_at: expect.anything(), voters: 2 })
  await world.pool.query('update members set suspended_at = null where id = $1', [cleo.id])
  expect(await vote(voters[1]!), 'the time is over').toBe('flag.state')
})

test('blind: before the vote no answer names the parties or says how it stands; afterwards all of it is shown', async () => {
  const { ann, ben, cleo } = world
  const { id, item } = await flagged()
  await ann.gets(flags.say, { id, body: 'CANARY between the parties', to: 'parties' })
  await ann.gets(flags.say, { id, body: 'I add the block it came from' })
  await voters[0]!.gets(flags.vote, { id, vote: 'correct', note: 'CANARY my reason' })
  const blind = await cleo.gets(flags.show, { id })
  const text = JSON.stringify([blind, (await cleo.gets(flags.list, { view: 'to_vote' })).flags])
  for (const secret of [ann.id, ben.id, item.id, 'ann', 'ben Collector', 'CANARY my reason', 'between the parties'])
    expect(text).not.toContain(secret)
  expect(blind.flag).toMatchObject({ role: 'voter', voters: 1, tally: null, votes: [], own_vote: null, may: ['vote', 'ask'], weight: 41 })
  const after = (await cleo.gets(flags.vote, { id, vote: 'unsure' })).flag
  expect(after).toMatchObject({ tally: { correct: 41, incorrect: 0 }, stamp_id: item.id, owner: { id: ann.id }, sender: { id: ben.id } })
  expect(after.votes.map(({ note, user }) => [note, user])).toContainEqual(['CANARY my reason', null])
  expect(JSON.stringify(after), 'C22 voters do not read what the parties say to each other').not.toContain('between the parties')
  expect((await seen(ann, id)).tally, 'the parties wait for the end').toBeNull()
  expect(JSON.stringify(await seen(ben, id))).toContain('between the parties')
})

test('100 members vote at once and two timers close it: each vote counts once, and it is settled once', { timeout: 120_000 }, async () => {
  const { ben } = world
  const { id } = await flagged()
  const crowd: Actor[] = []
  for (let n = 0; n < 100; n++) crowd.push(await world.join(`juror${n}`))
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year' where username like 'juror%'")
  const before = await coins(ben)
  const vote = async (who: Actor): Promise<number> => {
    try {
      return (await who.ask(flags.vote, { id, vote: 'correct' })).status
    } catch (fault) {
      // What the edge answers with 503 on a busy machine is asked again.
      if (isUnavailable(fault)) return vote(who)
      throw fault
    }
  }
  const statuses = await inParallel(crowd, 100, vote)
  expect(new Set(statuses)).toEqual(new Set([200]))
  await world.pool.query("update flag_tickets set due_at = clock_timestamp() - interval '1 second' where id = $1", [id])
  await Promise.all([world.settle(), world.settle(), world.settle()])
  expect(await seen(ben, id)).toMatchObject({ status: 'accepted', voters: 100, tally: { correct: 4_100, incorrect: 0 } })
  expect(await coins(ben)).toBe(before + 50)
  const { rows } = await world.pool.query('select count(*)::int as n, sum(was_right)::int as rights from flag_skills')
  expect(rows).toEqual([{ n: 100, rights: 100 }])
})

test('a hidden item hides its flags from everybody but the parties, and an item that is gone is not judged', async () => {
  const { ann, ben, cleo } = world
  const { id, item } = await flagged()
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [item.id])
  expect([
    (await cleo.ask(flags.show, { id })).status,
    (await ann.ask(flags.show, { id })).status,
    (await ben.ask(flags.show, { id })).status,
  ]).toEqual([404, 200, 200])
  expect((await cleo.gets(flags.list, { view: 'all' })).flags.data.map((one) => one.id)).not.toContain(id)
  const before = await coins(ben)
  await world.pool.query('update stamp_items set deleted_at = clock_timestamp() where id = $1', [item.id])
  await close(id)
  expect([(await seen(ben, id)).status, await coins(ben), (await ben.gets(ledger.holds, {})).holds]).toEqual(['declined', before, []])
})
