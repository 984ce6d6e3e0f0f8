import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#features/catalogue/contract.ts'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { votersOf } from '#test/support/voters.ts'
import { useWorld } from '#test/support/world.ts'
import { proposals } from '../contract.ts'
import type { ProposalId } from '../shapes.ts'

const world = useWorld()
let voters: Actor[]
let mo: Actor
beforeAll(async () => {
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year'")
  voters = await votersOf(world, ['vera', 'viktor', 'walt', 'wilma', 'xenia', 'yves'])
  mo = await world.join('mo', { role: 'moderator' })
})

const coins = async ({ id }: Actor) =>
  (
    await world.pool.query(
      "select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where owner_id = $1 and code = 'member_coins'",
      [id],
    )
  ).rows[0].n as number
const fresh = async (name: string) => (await votersOf(world, [name], 0))[0]!
const shown = async (id: ProposalId, who = world.guest) => (await who.gets(proposals.show, { id })).proposal
const due = (...ids: ProposalId[]) => world.pool.query('update catalogue_proposals set closes_at = clock_timestamp() where id = any($1)', [ids])
const allVote = (id: ProposalId, in_favour = true, who = voters.slice(0, 5)) =>
  Promise.all(who.map((one) => one.gets(proposals.vote, { id, in_favour })))
const toldOf = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
async function correct(who: Actor, facts: object, more: Parameters<typeof keepEntry>[1] = {}) {
  const [entry] = await keepEntry(world, { name: `Corrected by ${who.name}`, color: 'red', catalogue_number: [], ...more })
  const base = (await world.guest.gets(catalogue.show, { id: entry! })).entry as unknown as Record<string, unknown>
  const asked = { id: entry!, facts, base: Object.fromEntries(Object.keys(facts).map((field) => [field, field === 'media_id' ? null : base[field]])) }
  return { entry: entry!, id: (await who.gets(proposals.correct, asked)).proposal.id }
}
async function isSound() {
  expect((await ledgerSums(world.product.db)).filter(({ sum }) => sum !== 0)).toEqual([])
  expect(await ledgerDrift(world.product.db)).toEqual([])
}

test('five members carry dora’s new entry: it is in the catalogue, found by its words, logged, paid with ten coins, and she is told', async () => {
  const dora = await fresh('dora')
  const media_id = await pictureOf(world, dora)
  const facts = { name: 'Zeppelin over Friedrichshafen', country: 'LI', year_issued: 1931, color: 'blue', topic_ids: ['zeppelins'], media_id }
  const numbers = [{ type: 'michel', number: '114' }]
  const { proposal } = await dora.gets(proposals.propose, { facts: { ...facts, catalogue_number: numbers } })
  await allVote(proposal.id)
  await due(proposal.id)
  await Promise.all([world.settle(), world.settle(), world.settle()])
  const after = await shown(proposal.id)
  expect(after).toMatchObject({
    status: 'Accepted',
    decided_by: 'vote',
    voters: 5,
    tally: { in_favour: 1430, against: 0 },
    entry: { name: facts.name },
  })
  const { entry } = await world.guest.gets(catalogue.show, { id: after.entry!.id })
  expect(entry).toMatchObject({
    ...{ name: facts.name, color: 'blue', item_kind: 'stamp', media: { id: media_id } },
    catalogue_number: [{ type: 'michel', number: '114' }],
  })
  for (const search of ['Лихтенштейн friedrichshafen', 'Mi 114'])
    expect(
      (await world.guest.gets(catalogue.list, { search, country: ['LI'] })).entries.data.map(({ id }) => id),
      search,
    ).toEqual([entry.id])
  const [log] = (await world.guest.gets(proposals.changes, { id: entry.id })).changes.data
  expect(log).toMatchObject({ kind: 'new', decided_by: 'vote', user: { id: dora.id }, proposal_id: proposal.id })
  expect(log!.fields.find(({ field }) => field === 'color')).toEqual({ field: 'color', old: null, new: { text: 'Blue', media: null } })
  expect(log!.fields.map(({ field }) => field)).toEqual(['name', 'country', 'year_issued', 'color', 'topic_ids', 'catalogue_number', 'media_id'])
  expect(await coins(dora)).toBe(10)
  expect(await toldOf(dora)).toEqual(expect.arrayContaining([`“${facts.name}” is accepted`, '10 coins for you']))
  const { rows } = await world.pool.query('select was_right, was_wrong from catalogue_standings where member_id = any($1)', [
    voters.slice(0, 5).map(({ id }) => id),
  ])
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ was_right: 21, was_wrong: 0 })))
  await isSound()
})

test('an accepted correction changes the entry, its words and its log, for five coins', async () => {
  const emma = await fresh('emma')
  const picture = await pictureOf(world, emma)
  const { entry, id } = await correct(emma, {
    color: 'green',
    designer: 'Wyon',
    media_id: picture,
    catalogue_number: [{ type: 'scott', number: '4711' }],
  })
  const kept = await world.guest.gets(catalogue.list, { search: 'Wyon' })
  expect(kept.entries.data).toEqual([])
  const { proposal } = await mo.gets(proposals.decide, { id, verdict: 'accept' })
  expect(proposal).toMatchObject({ status: 'Accepted', decided_by: 'moderator' })
  const now = (await world.guest.gets(catalogue.show, { id: entry })).entry
  expect(now).toMatchObject({ color: 'green', designer: 'Wyon', media: { id: picture }, catalogue_number: [{ number: '4711' }] })
  expect(Date.parse(now.updated_at)).toBeGreaterThan(Date.parse(now.created_at))
  for (const search of ['Wyon', 'Scott 4711', 'green Wyon'])
    expect((await world.guest.gets(catalogue.list, { search })).entries.data.map((one) => one.id)).toEqual([entry])
  expect((await world.guest.gets(catalogue.list, { search: 'red Corrected emma' })).entries.data).toEqual([])
  const [log] = (await world.guest.gets(proposals.changes, { id: entry })).changes.data
  expect(log).toMatchObject({ kind: 'correction', decided_by: 'moderator', user: { username: 'emma' } })
  expect(log!.fields[0]).toEqual({ field: 'color', old: { text: 'Red', media: null }, new: { text: 'Green', media: null } })
  expect(await coins(emma)).toBe(5)
  const { rows } = await world.pool.query(
    'select subject_type, published_at is not null as published from media_uses u join medias m on m.id = u.media_id where u.media_id = $1',
    [picture],
  )
  expect(rows).toEqual([{ subject_type: 'catalogue_entry', published: true }])
  await expect(world.running.query('update catalogue_changes set field = field')).rejects.toThrow()
})

test('what most voted against is rejected; without quorum or majority, or with an absent proposer, a moderator has to look', async () => {
  const [fay, gus, hugo, ivy] = [await fresh('fay'), await fresh('gus'), await fresh('hugo'), await fresh('ivy')]
  const [against, few, split, away] = [
    (await correct(fay, { color: 'green' })).id,
    (await correct(gus, { color: 'green' })).id,
    (await correct(hugo, { color: 'green' })).id,
    (await correct(ivy, { color: 'green' })).id,
  ]
  await allVote(against, false)
  await allVote(few, true, voters.slice(0, 4))
  await allVote(split, true, voters.slice(0, 3))
  await allVote(split, false, voters.slice(3))
  await allVote(away)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [ivy.id])
  await due(against, few, split, away)
  await world.settle()
  expect((await shown(against)).status).toBe('Rejected')
  expect([(await shown(few)).status, (await shown(split)).status, (await shown(away, mo)).status]).toEqual(['Undecided', 'Undecided', 'Undecided'])
  expect([await coins(fay), await coins(gus), await coins(hugo), await coins(ivy)]).toEqual([0, 0, 0, 0])
  expect(await toldOf(fay)).toEqual(['“Corrected by fay” is not accepted'])
  expect(await toldOf(gus)).toEqual(['“Corrected by gus” waits for a moderator'])
  const { rows } = await world.pool.query('select was_right, was_wrong from catalogue_standings where member_id = $1', [fay.id])
  expect(rows).toEqual([{ was_right: 0, was_wrong: 1 }])
  expect((await mo.gets(proposals.decide, { id: few, verdict: 'accept' })).proposal.status).toBe('Accepted')
})

test('a field that changed meanwhile is not overwritten: the proposal is stale, asks again, and is voted on anew', async () => {
  const [jan, kate] = [await fresh('jan'), await fresh('kate')]
  const { entry, id } = await correct(jan, { color: 'green', printer: 'Perkins' })
  const other = await kate.gets(proposals.correct, { id: entry, facts: { color: 'blue' }, base: { color: 'red' } })
  await allVote(id)
  await mo.gets(proposals.decide, { id: other.proposal.id, verdict: 'accept' })
  await due(id)
  await world.settle()
  const stale = await shown(id, jan)
  expect(stale).toMatchObject({ status: 'Stale', may: ['renew', 'withdraw'] })
  expect(stale.present).toEqual([
    { field: 'color', old: { text: 'Blue', media: null }, new: { text: 'Green', media: null } },
    { field: 'printer', old: null, new: { text: 'Perkins', media: null } },
  ])
  expect((await world.guest.gets(catalogue.show, { id: entry })).entry).toMatchObject({ color: 'blue', printer: '' })
  expect([await coins(jan), await toldOf(jan)]).toEqual([0, ['“Corrected by jan” needs another look from you']])
  expect((await jan.ask(proposals.renew, { id, base: { color: 'red', printer: '' } })).code).toBe('proposal.stale')
  expect((await kate.ask(proposals.renew, { id, base: { color: 'blue', printer: '' } })).status).toBe(404)
  const { proposal } = await jan.gets(proposals.renew, { id, base: { color: 'blue', printer: '' } })
  expect(proposal).toMatchObject({ status: 'Voting', voters: 0, fields: [{ old: { text: 'Blue' } }, { old: null }] })
  await mo.gets(proposals.decide, { id, verdict: 'accept' })
  expect((await world.guest.gets(catalogue.show, { id: entry })).entry).toMatchObject({ color: 'green', printer: 'Perkins' })
})

test('a stale proposal that nobody answers lapses', async () => {
  const lara = await fresh('lara')
  const { id } = await correct(lara, { color: 'green' })
  await world.pool.query("update catalogue_proposals set status = 'Stale', closes_at = clock_timestamp() where id = $1", [id])
  await world.settle()
  expect((await shown(id, lara)).status).toBe('Withdrawn')
})

test('two members propose the same new entry: accepted at once, it stands there once, and the other one asks again', async () => {
  const [mia, noa] = [await fresh('mia'), await fresh('noa')]
  const facts = { name: 'Matterhorn', country: 'CH', year_issued: 1949, catalogue_number: [{ type: 'zumstein', number: '77' }] }
  const ids: ProposalId[] = []
  for (const who of [mia, noa]) ids.push((await who.gets(proposals.propose, { facts })).proposal.id)
  await Promise.all(ids.map((id) => mo.gets(proposals.decide, { id, verdict: 'accept' })))
  const { entries } = await world.guest.gets(catalogue.list, { search: 'Matterhorn' })
  expect(entries.data).toHaveLength(1)
  const states = await Promise.all(ids.map(async (id) => (await shown(id)).status))
  expect(states.toSorted()).toEqual(['Accepted', 'Stale'])
  expect([await coins(mia), await coins(noa)].toSorted()).toEqual([0, 10])
  const at = states.indexOf('Stale')
  const [second, stale] = [[mia, noa][at]!, ids[at]!]
  expect((await shown(stale, second)).similar.map(({ id }) => id)).toEqual([entries.data[0]!.id])
  expect((await second.ask(proposals.renew, { id: stale, base: {} })).code).toBe('proposal.similar')
  expect((await second.gets(proposals.renew, { id: stale, base: {}, different_from: [entries.data[0]!.id] })).proposal.status).toBe('Voting')
})

test('a moderator and the clock, two moderators, and the two last voters at once: it is decided once, written once, paid once', async () => {
  const second = await world.join('max', { role: 'moderator' })
  for (let round = 0; round < 6; round++) {
    const pia = await fresh(`pia${round}`)
    const { entry, id } = await correct(pia, { color: 'green' })
    await allVote(id, true, voters.slice(0, 3))
    await Promise.all(voters.slice(3, 5).map((who) => who.gets(proposals.vote, { id, in_favour: true })))
    await due(id)
    const said = await Promise.all([
      mo.ask(proposals.decide, { id, verdict: 'accept' }),
      world.settle().then(() => undefined),
      second.ask(proposals.decide, { id, verdict: 'reject', reason: 'No' }),
      world.settle().then(() => undefined),
      pia.ask(proposals.withdraw, { id }),
    ])
    const { status } = await shown(id, pia)
    const won = said.filter((one) => one?.status === 200).length
    expect(said.every((one) => one === undefined || [200, 404, 409].includes(one.status))).toBe(true)
    expect(won).toBeLessThan(2)
    expect(await coins(pia)).toBe(status === 'Accepted' ? 5 : 0)
    const log = (await world.guest.gets(proposals.changes, { id: entry })).changes.data
    expect(log).toHaveLength(status === 'Accepted' ? 1 : 0)
    const { rows } = await world.pool.query('select was_right + was_wrong as n from catalogue_standings where member_id = $1', [pia.id])
    expect(rows).toEqual([{ n: status === 'Withdrawn' ? 0 : 1 }])
  }
  await isSound()
})

test('the clock waits for whoever holds the proposal, and reads it afterwards: more time for votes is kept', async () => {
  const { id } = await correct(await fresh('quinn'), { color: 'green' })
  await allVote(id)
  // Soon, and not now: the world's own clock runs what is due at any moment.
  await world.pool.query("update catalogue_proposals set closes_at = clock_timestamp() + interval '3 seconds' where id = $1", [id])
  const holder = await world.pool.connect()
  await holder.query(`begin; update catalogue_proposals set closes_at = clock_timestamp() + interval '7 days' where id = '${id}'`)
  const waits = async () => {
    void world.settle()
    return (await world.pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).rows.length
  }
  await expect.poll(waits, { timeout: 15_000, interval: 250 }).toBeGreaterThan(0)
  await holder.query('commit')
  holder.release()
  await world.settle()
  expect((await shown(id)).status).toBe('Voting')
})

test('a moderator decides on others’ alone, a rejection has a reason, and a member decides nothing', async () => {
  const { id } = await correct(mo, { color: 'green' })
  expect((await mo.ask(proposals.decide, { id, verdict: 'accept' })).code).toBe('proposal.own')
  const ravi = await fresh('ravi')
  const own = (await correct(ravi, { color: 'green' })).id
  expect((await mo.ask(proposals.decide, { id: own, verdict: 'reject' })).code).toBe('proposal.reason')
  expect((await world.ben.ask(proposals.decide, { id: own, verdict: 'accept' })).status).toBe(403)
  await mo.gets(proposals.decide, { id: own, verdict: 'accept' })
  expect((await mo.ask(proposals.decide, { id: own, verdict: 'accept' })).code).toBe('proposal.state')
  const { rows } = await world.pool.query("select operation, actor_id from audit_entries where ids ->> 'id' = $1", [own])
  expect(rows).toEqual([{ operation: 'POST /catalogue/proposals/{id}/decide', actor_id: mo.id }])
})
