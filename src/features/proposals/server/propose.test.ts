import { expect, test } from 'vitest'
import { catalogue } from '#features/catalogue/contract.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { proposals } from '../contract.ts'

const world = useWorld()
const scott = (number: string) => ({ catalogue_number: [{ type: 'scott', number }] })
const blank = { series: '', topic_ids: [], color: null, denomination: '' }

test('ann asks first: an entry with the same number, one told by the same facts, one of the same name; another country has none of them', async () => {
  await keepEntry(
    world,
    { ...blank, name: 'Ship 5 c', country: 'PT', year_issued: 1900, ...scott('11') },
    { ...blank, name: 'Steamer', country: 'PT', year_issued: 1901, denomination: '10 c', color: 'red', catalogue_number: [] },
    { ...blank, name: 'Crown with laurels', country: 'PT', year_issued: null, catalogue_number: [] },
    { ...blank, name: 'Another', country: 'PT', year_issued: 1950, catalogue_number: [] },
  )
  const found = async (facts: object) => (await world.ann.gets(proposals.check, { facts })).entries.map(({ name }) => name)
  expect(await found({ name: 'Sailing ship', country: 'PT', ...scott(' 11 ') })).toEqual(['Ship 5 c'])
  expect(await found({ name: 'A steamer', country: 'PT', year_issued: 1900, denomination: '10 C', color: 'red' })).toEqual(['Steamer'])
  expect(await found({ name: 'Laurels crown', country: 'PT', year_issued: 1955 })).toEqual(['Crown with laurels'])
  expect(await found({ name: 'Ship 5 c', country: 'ES', year_issued: 1900, ...scott('11') })).toEqual([])
  expect(await found({ name: '...', country: 'PT' })).toEqual([])
})

test('she proposes what is not there; what is similar she has to name first', async () => {
  const [there] = await keepEntry(world, { ...blank, name: 'Lion 1 c', country: 'NL', year_issued: 1872, ...scott('20') })
  const facts = { name: 'Lion 1 c, perforation 14', country: 'NL', year_issued: 1872, ...scott('20') }
  const refused = await world.ann.ask(proposals.propose, { facts })
  expect([refused.status, refused.code, refused.facts]).toEqual([409, 'proposal.similar', { entry_ids: [there] }])
  const { proposal } = await world.ann.gets(proposals.propose, { facts, different_from: [there!], note: 'My own copy' })
  expect(proposal).toMatchObject({
    ...{ kind: 'new', status: 'Voting', title: facts.name, is_own: true, may: ['withdraw'], voters: 0, tally: null, entry: null },
    user: { id: world.ann.id },
  })
  expect(proposal.fields).toEqual([
    { field: 'name', old: null, new: { text: facts.name, media: null } },
    { field: 'country', old: null, new: { text: 'Netherlands', media: null } },
    { field: 'year_issued', old: null, new: { text: '1872', media: null } },
    { field: 'catalogue_number', old: null, new: { text: 'Sc 20', media: null } },
  ])
  expect((await world.ben.gets(proposals.check, { facts })).proposals.map(({ id }) => id)).toEqual([proposal.id])
  expect((await world.ben.gets(proposals.check, { facts: { ...facts, country: 'BE' } })).proposals).toEqual([])
})

test('what is no fact is told at its field', async () => {
  const name = 'Facts'
  const others = await pictureOf(world, world.ben)
  const wrong: [object, string][] = [
    [{ name, country: 'Atlantis' }, 'facts.country'],
    [{ name, color: 'no-such' }, 'facts.color'],
    [{ name, topic_ids: ['no-such'] }, 'facts.topic_ids'],
    [{ name, catalogue_number: [{ type: 'own', number: '1' }] }, 'facts.catalogue_number'],
    [{ name, media_id: others }, 'facts.media_id'],
    [{ country: 'FR' }, 'facts.name'],
    [{ name, year_issued: 99 }, 'facts.year_issued'],
    [{ name: 'two\nlines' }, 'facts.name'],
    [{ name, number: 12_345_678 }, 'facts.number'],
  ]
  for (const [facts, field] of wrong) {
    const { status, errors } = await world.ann.ask(proposals.propose, { facts: facts as never })
    expect([status, Object.keys(errors ?? {})], JSON.stringify(facts)).toEqual([422, [field]])
  }
})

test('a correction has to change something that was seen as it stands; one of each member is open', async () => {
  const [id] = await keepEntry(world, { name: 'To correct', color: 'red', catalogue_number: [{ type: 'scott', number: '900' }] })
  const ask = (facts: object, base: object) => world.ann.ask(proposals.correct, { id: id!, facts, base } as never)
  expect((await ask({ color: 'red' }, { color: 'red' })).code).toBe('proposal.nothing')
  expect((await ask({ color: 'blue' }, { color: 'green' })).code).toBe('proposal.stale')
  expect((await ask({ color: 'blue' }, {})).code).toBe('proposal.stale')
  expect((await world.ann.ask(proposals.correct, { id: crypto.randomUUID() as never, facts: {}, base: {} })).code).toBe('proposal.entry')
  const both = { color: 'blue', name: 'To correct', catalogue_number: [{ type: 'scott', number: '900a' }] }
  const sent = await ask(both, { color: 'red', name: 'To correct', catalogue_number: [{ type: 'scott', number: '900' }] })
  expect(sent.result.proposal.fields).toEqual([
    { field: 'color', old: { text: 'Red', media: null }, new: { text: 'Blue', media: null } },
    { field: 'catalogue_number', old: { text: 'Sc 900', media: null }, new: { text: 'Sc 900a', media: null } },
  ])
  expect(sent.result.proposal).toMatchObject({ kind: 'correction', title: 'To correct', entry: { id } })
  expect((await ask({ color: 'green' }, { color: 'red' })).code).toBe('proposal.one')
  const { entry } = await world.guest.gets(catalogue.show, { id: id! })
  expect(entry.color).toBe('red')
})

test('twenty of a member may be open, also when thirty are sent at once', async () => {
  const mona = await world.join('mona')
  const said = await Promise.all(Array.from({ length: 30 }, (_, at) => mona.ask(proposals.propose, { facts: { name: `Many ${at}`, country: 'IS' } })))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(new Set(said.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['proposal.many']))
})

test('a press sent twice is one proposal', async () => {
  const key = crypto.randomUUID()
  const twice = await Promise.all([1, 2].map(() => world.cleo.ask(proposals.propose, { facts: { name: 'Once', country: 'FI' } }, { key })))
  expect(new Set(twice.filter(({ status }) => status === 200).map(({ result }) => result.proposal.id)).size).toBe(1)
  expect((await world.cleo.gets(proposals.list, { mine: true })).proposals.data.map(({ title }) => title)).toEqual(['Once'])
})

test('everybody reads the list, by state and entry, page by page; what is withdrawn is its proposer’s alone', async () => {
  const olga = await world.join('olga')
  const made: string[] = []
  for (const at of [1, 2, 3]) made.push((await olga.gets(proposals.propose, { facts: { name: `Olga ${at}`, country: 'DK' } })).proposal.id)
  await olga.gets(proposals.withdraw, { id: made[1] as never })
  const names = async (who = world.guest, asked: object = {}) =>
    (await who.gets(proposals.list, { page_size: 250, ...asked })).proposals.data
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Olga'))
  expect(await names()).toEqual(['Olga 3', 'Olga 1'])
  expect(await names(olga, { mine: true })).toEqual(['Olga 3', 'Olga 2', 'Olga 1'])
  expect(await names(olga, { mine: true, status: ['Withdrawn'] })).toEqual(['Olga 2'])
  expect(await names(world.guest, { mine: true })).toEqual([])
  expect((await world.ben.ask(proposals.show, { id: made[1] as never })).status).toBe(404)
  const { proposals: first } = await olga.gets(proposals.list, { mine: true, page_size: 2 })
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  expect((await olga.gets(proposals.list, { mine: true, page_size: 2, cursor })).proposals.data.map(({ title }) => title)).toEqual(['Olga 1'])

  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [olga.id, world.ben.id])
  expect(await names(world.ben)).toEqual([])
  expect((await world.ben.ask(proposals.vote, { id: made[0] as never, in_favour: false })).status).toBe(404)
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [olga.id])
  expect(await names()).toEqual([])
})
