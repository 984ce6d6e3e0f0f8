import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { proposals } from '../contract.ts'
import type { ProposalId } from '../shapes.ts'

const world = useWorld()
let voters: Actor[]
beforeAll(async () => {
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year'")
  voters = await votersOf(world, ['vera', 'viktor', 'walt', 'wilma', 'xenia', 'yves'])
})

let count = 0
const propose = async (who = world.ann): Promise<ProposalId> =>
  (await who.gets(proposals.propose, { facts: { name: `Vote ${++count} of ${who.name}`, country: 'LI' } })).proposal.id
const vote = (who: Actor, id: ProposalId, in_favour = true, note = '') => who.ask(proposals.vote, { id, in_favour, note })
const weights = async (id: ProposalId) =>
  (await world.pool.query<{ weight: number }>('select weight from catalogue_votes where proposal_id = $1 order by voted_at', [id])).rows.map(
    (row) => row.weight,
  )
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

test('ben votes, changes his mind, and is one voter; how it stands nobody is told before the end', async () => {
  const id = await propose()
  const first = await vote(world.ben, id, true)
  expect(first.result.proposal).toMatchObject({ voters: 1, tally: null, own_vote: { in_favour: true }, may: ['vote'] })
  const second = await vote(world.ben, id, false, 'The year is wrong')
  expect(second.result.proposal).toMatchObject({ voters: 1, tally: null, own_vote: { in_favour: false, note: 'The year is wrong' } })
  const ten = await Promise.all(Array.from({ length: 10 }, () => vote(world.ben, id, true)))
  expect(ten.every(({ status }) => status === 200)).toBe(true)
  const { proposal } = await world.ann.gets(proposals.show, { id })
  expect([proposal.voters, proposal.tally, proposal.votes]).toEqual([1, null, []])
})

test('nobody votes on their own, from a new account, or after a suspension', async () => {
  const id = await propose()
  expect((await vote(world.ann, id)).code).toBe('vote.own')
  const fresh = await world.join('fresh')
  expect((await vote(fresh, id)).code).toBe('vote.new_account')
  await world.pool.query("update members set created_at = clock_timestamp() - interval '6 days 23 hours' where id = $1", [fresh.id])
  expect((await vote(fresh, id)).code).toBe('vote.new_account')
  await world.pool.query("update members set created_at = clock_timestamp() - interval '7 days 1 minute' where id = $1", [fresh.id])
  expect((await vote(fresh, id)).status).toBe(200)
  await world.pool.query("insert into member_suspensions (member_id, reason, lifted_at) values ($1, 'Spam', clock_timestamp())", [fresh.id])
  expect((await vote(fresh, id)).code).toBe('vote.suspended')
  expect((await vote(world.guest, id)).status).toBe(401)
  expect((await world.guest.gets(proposals.show, { id })).proposal.may).toEqual([])
})

test('a vote counts no more when its voter is suspended later', async () => {
  const id = await propose()
  const ring = await votersOf(world, ['ring'])
  await vote(world.ben, id)
  await vote(ring[0]!, id)
  expect((await world.guest.gets(proposals.show, { id })).proposal.voters).toBe(2)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [ring[0]!.id])
  expect((await world.guest.gets(proposals.show, { id })).proposal.voters).toBe(1)
})

test('a proven member weighs more than a newcomer; five times in a month for the same one, less; and either way', async () => {
  const [quinn, rosa] = await votersOf(world, ['quinn', 'rosa'])
  const first = await propose(quinn)
  await vote(world.cleo, first)
  await vote(rosa!, first)
  expect(await weights(first)).toEqual([50, 286])
  const back = [await propose(rosa), await propose(rosa), await propose(rosa)]
  for (const id of back) await vote(quinn!, id)
  const fifth = await propose(quinn)
  await vote(rosa!, fifth)
  const sixth = await propose(quinn)
  await vote(rosa!, sixth)
  expect([await weights(fifth), await weights(sixth)]).toEqual([[286], [143]])
  await world.pool.query("update catalogue_votes set voted_at = voted_at - interval '31 days' where voter_id = $1", [rosa!.id])
  const later = await propose(quinn)
  await vote(rosa!, later)
  expect(await weights(later)).toEqual([286])
})

test('the vote lasts seven days, one when it is clear, and seven again when it is not any more; when it is over, it is over', async () => {
  const id = await propose(voters[5])
  const lasts = async () => {
    const { proposal } = await world.guest.gets(proposals.show, { id })
    return days(proposal.opened_at, proposal.closes_at!)
  }
  expect(await lasts()).toBeCloseTo(7)
  for (const who of voters.slice(0, 4)) await vote(who, id)
  expect(await lasts()).toBeCloseTo(7)
  await vote(voters[4]!, id)
  expect(await lasts()).toBeCloseTo(1)
  await vote(voters[4]!, id, false)
  expect(await lasts()).toBeCloseTo(7)
  await world.pool.query('update catalogue_proposals set closes_at = clock_timestamp() where id = $1', [id])
  expect((await vote(world.ben, id)).code).toBe('vote.over')
})

test('a moderator sees who voted how, and why; others read the reasons when it is decided, without names', async () => {
  const mo = await world.join('mo', { role: 'moderator' })
  const id = await propose()
  await vote(world.ben, id, false, '<b>No</b> source')
  const before = (await mo.gets(proposals.show, { id })).proposal
  expect(before).toMatchObject({ tally: { in_favour: 0, against: 50 }, votes: [{ note: '<b>No</b> source', user: { id: world.ben.id } }] })
  expect(before.may).toEqual(['vote', 'decide'])
  await mo.gets(proposals.decide, { id, verdict: 'reject', reason: 'Needs a source' })
  const after = (await world.cleo.gets(proposals.show, { id })).proposal
  expect(after).toMatchObject({
    ...{ status: 'Rejected', decided_by: 'moderator', reason: 'Needs a source', tally: { in_favour: 0, against: 50 }, may: [] },
    votes: [{ in_favour: false, note: '<b>No</b> source', weight: 50, user: null }],
  })
})
