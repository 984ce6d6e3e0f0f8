import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { profiles } from '../contract.ts'

const world = useWorld()
const found = async (search: string, who = world.ben) => {
  const { users, meant } = await who.gets(profiles.search, { search })
  return [users.data.map(({ username }) => username), meant]
}

beforeAll(async () => {
  await world.ann.gets(profiles.update, { first_name: 'János', last_name: 'Kovács', country: 'HU' })
  await world.cleo.gets(profiles.update, { first_name: '小红', last_name: '李', country: 'HU' })
})

test('a name in Latin letters is written family name first if the member’s country does so', async () => {
  const nameOf = async () => (await world.guest.gets(profiles.show, { id: world.ann.id })).user.full_name
  expect(await nameOf()).toBe('Kovács János')
  await world.ann.gets(profiles.update, { country: 'VN' })
  expect(await nameOf()).toBe('Kovács János')
  for (const country of ['JP', 'AT', null]) {
    await world.ann.gets(profiles.update, { country })
    expect(await nameOf(), country ?? 'no country').toBe('János Kovács')
  }
  await world.ann.gets(profiles.update, { country: 'HU' })
  expect((await world.guest.gets(profiles.show, { id: world.cleo.id })).user.full_name, 'the script says so first').toBe('李小红')
})

test('a name is found in either order, with or without a space', async () => {
  for (const search of ['kov', 'Kovacs J', 'janos', 'János Kov']) expect(await found(search), search).toEqual([['ann'], null])
  for (const search of ['李', '李小', '李小红', '小红', '小红 李']) expect(await found(search), search).toEqual([['cleo'], null])
})

test('one wrong letter in five of a name is corrected, and the suggestion is named', async () => {
  expect(await found('kovcas')).toEqual([[], 'kovacs'])
  expect(await found('Kovacs Janoz')).toEqual([[], 'kovacs janos'])
  expect(await found('cloe')).toEqual([[], 'cleo'])
  expect(await found('xyzzyq')).toEqual([[], null])
  expect(await found('\u0301'), 'an accent alone is no name').toEqual([[], null])
})

test('the name of a member hidden from the viewer is never suggested', async () => {
  await world.ann.gets(network.block, { id: world.ben.id })
  expect(await found('kovcas')).toEqual([[], null])
  expect(await found('kovcas', world.cleo)).toEqual([[], 'kovacs'])
  await world.ann.gets(network.unblock, { id: world.ben.id })
})

test('a former name is no longer suggested as soon as no member has it', async () => {
  const kept = async () =>
    (await world.pool.query("select word from search_words where list = 'members' and word in ('kovacs', 'collector') order by word")).rows.map(
      ({ word }) => word,
    )
  expect(await kept()).toEqual(['collector', 'kovacs'])
  await world.ann.gets(profiles.update, { last_name: 'Szabó' })
  expect(await kept(), 'ben is called Collector still').toEqual(['collector'])
  expect(await found('szabbo')).toEqual([[], 'szabo'])
})
