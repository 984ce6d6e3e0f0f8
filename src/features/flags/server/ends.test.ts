import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { giveCoins, itemFor, keepItem } from '#test/support/fixtures.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { flags } from '../contract.ts'
import { useCourt } from '../test/court.ts'

const world = useWorld()
const { voters, all, close, codeOf, coins, flagged, fresh, seen } = useCourt(world)

test('a question stops the clock; the owner answers and the vote goes on with the time that was left, or a silent flagger ends it', async () => {
  const { ann, ben, cleo } = world
  const { id } = await flagged()
  await world.pool.query("update flag_tickets set due_at = clock_timestamp() + interval '3 days' where id = $1", [id])
  expect((await cleo.gets(flags.clarify, { id, of: 'owner', body: 'A scan at 1200 dpi' })).flag.status).toBe('clarification-requested')
  expect(await codeOf(voters[0]!.ask(flags.vote, { id, vote: 'correct' }))).toBe('flag.state')
  const answered = (await ann.gets(flags.answer, { id, body: 'Here it is' })).flag
  const days = (Date.parse(answered.due_at as never) - Date.now()) / 86_400_000
  expect([answered.status, Math.round(days)]).toEqual(['opened', 3])
  expect(await codeOf(cleo.ask(flags.clarify, { id, of: 'owner', body: 'Again' }))).toBe('flag.asked')
  await voters[0]!.gets(flags.clarify, { id, of: 'flagger', body: 'Which side?' })
  await close(id)
  expect(await seen(ben, id)).toMatchObject({ status: 'declined', decided_by: 'clock' })
})

test('ann mends her item, ben agrees: resolved with 50 coins; when the two do it again within a month nothing is paid', async () => {
  const { ann, ben } = world
  const mended = async () => {
    const { id, item } = await flagged()
    expect(await codeOf(ann.ask(flags.requestRemoval, { id }))).toBe('flag.unchanged')
    await ann.gets(stampItems.update, { ...(await itemFor(world, ann)), id: item.id, name: 'Sun 1 sol', perforation: '14' } as never)
    await ann.gets(flags.requestRemoval, { id, note: 'Gauge 14 at right' })
    return id
  }
  const before = await coins(ben)
  const first = await mended()
  expect((await ben.gets(flags.agree, { id: first })).flag.status).toBe('resolved')
  expect(await coins(ben)).toBe(before + 50)
  const second = await mended()
  expect((await ben.gets(flags.disagree, { id: second, note: 'It is the left side' })).flag.status).toBe('opened')
  expect(await codeOf(ann.ask(flags.requestRemoval, { id: second })), 'once').toBe('flag.state')
  await world.pool.query('update flag_tickets set removal_refused = false where id = $1', [second])
  await ann.gets(flags.requestRemoval, { id: second })
  await close(second)
  expect([(await seen(ben, second)).status, await coins(ben)]).toEqual(['resolved', before + 50])
})

test('without a quorum a moderator decides, not in a case of their own, and the audit log says what it was before', async () => {
  const { ann, ben } = world
  const mo = await world.join('mo.flags', { role: 'moderator' })
  const { id } = await flagged()
  await all(id, 'correct', voters.slice(0, 4))
  await close(id)
  expect((await mo.gets(flags.waiting, {})).flags.data.map((one) => one.id)).toEqual([id])
  const proved = await fresh(mo)
  const own = (await mo.gets(flags.raise, { flaggable_id: (await keepItem(world, ann)).id, reason: 'spam', claim: 'The same text everywhere' })).flag
  expect(own).toMatchObject({ field: null, due_at: null, reports: [{ stake: 0 }] })
  expect((await mo.ask(flags.decide, { id: own.id, verdict: 'accept', note: 'Mine' }, proved)).code).toBe('flag.own_case')
  const before = await coins(ben)
  const decided = await mo.gets(flags.decide, { id, verdict: 'accept', note: 'Three machines have made these holes' }, proved)
  expect(decided.flag).toMatchObject({ status: 'accepted', decided_by: 'moderator', decision: 'Three machines have made these holes' })
  expect(await coins(ben)).toBe(before + 50)
  const { rows } = await world.pool.query("select ids from audit_entries where operation = 'POST /admin/flags/{id}/decide'")
  expect(rows.map(({ ids }) => ids)).toMatchObject([{ id, before: 'opened', after: 'accepted' }])
  expect((await mo.ask(flags.decide, { id, verdict: 'reject', note: 'Again' }, proved)).code).toBe('flag.state')
})

test('an appeal goes to a fresh jury, which overturns: the coins come back, and who was thought right was wrong', async () => {
  const { ann, ben } = world
  await giveCoins(world, ben, 200)
  const before = await coins(ben)
  const { id, item } = await flagged()
  await all(id, 'incorrect')
  await close(id)
  expect(await coins(ben)).toBe(before - 100)
  expect(await codeOf(ann.ask(flags.appeal, { id, note: 'I want more' })), 'it went for her').toBe('flag.state')
  expect((await ben.gets(flags.appeal, { id, note: 'Measured again: 14' })).flag).toMatchObject({
    status: 'opened',
    round: 2,
    first_verdict: 'rejected',
  })
  expect(await codeOf(voters[0]!.ask(flags.vote, { id, vote: 'incorrect' })), 'the first jury').toBe('flag.no_vote')
  const anew = await votersOf(world, ['ada.j', 'bob.j', 'carl.j', 'dina.j', 'emil.j'], 0)
  await all(id, 'correct', anew)
  await close(id)
  expect([(await seen(ben, id)).status, await coins(ben)]).toEqual(['accepted', before + 50])
  expect([(await seen(voters[0]!, id)).record[0]?.was_right, (await seen(anew[0]!, id)).record[0]?.was_right]).toEqual([0, 1])
  expect((await ann.ask(flags.appeal, { id, note: 'Once more' })).code).toBe('flag.state')
  await ann.gets(stampItems.update, { ...(await itemFor(world, ann)), id: item.id, name: 'Sun 1 sol', perforation: '14' } as never)
  expect((await ann.gets(flags.mend, { id })).flag.status).toBe('resolved')
  const marked = (await world.guest.gets(flags.ofItem, { id: item.id })).confirmed
  expect(marked, 'what was found stays to be read').toMatchObject([{ reason: 'reperforated', corrected_at: expect.any(String) }])
})

test('cleo joins ben’s flag: both are paid in one posting; a wish to take it back comes too late', async () => {
  const { ben, cleo } = world
  const { id, item } = await flagged()
  const before = [await coins(ben), await coins(cleo)]
  const joined = await cleo.gets(flags.raise, { flaggable_id: item.id, reason: 'reperforated', claim: 'So do I think' })
  expect([joined.flag.id, joined.flag.reports.length]).toEqual([id, 2])
  expect(await codeOf(ben.ask(flags.withdraw, { id }))).toBe('flag.state')
  await all(id, 'correct')
  await close(id)
  expect([await coins(ben), await coins(cleo)]).toEqual([before[0]! + 50, before[1]! + 50])
  const { rows } = await world.pool.query("select count(*)::int as n from ledger_txns where code = 'flag_decided' and ref_id = $1", [id])
  expect(rows[0].n).toBe(1)
})
