import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { dashboard } from '../contract.ts'

const world = useWorld()

test('members are ordered by username, number or day, both ways and over pages; by nothing else', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const { rows } = await world.pool.query<{ id: string; uid: number; username: string }>(
    'select id, uid, username from members where erased_at is null',
  )
  const read = async (sort: 'username' | 'username_down' | 'number' | 'number_down' | 'newest' | 'oldest') => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const { members: found } = await ada.gets(dashboard.members, { sort, page_size: 2, cursor })
      names.push(...found.data.map(({ username }) => username))
      cursor = found.next_page_url ? (new URL(found.next_page_url, world.url).searchParams.get('cursor') ?? undefined) : undefined
    } while (cursor)
    return names
  }
  const by = (less: (a: (typeof rows)[number], b: (typeof rows)[number]) => boolean) =>
    [...rows].sort((a, b) => (less(a, b) ? -1 : 1)).map(({ username }) => username)
  expect(await read('username')).toEqual(by((a, b) => a.username < b.username))
  expect(await read('username_down')).toEqual(by((a, b) => a.username > b.username))
  expect(await read('number')).toEqual(by((a, b) => a.uid < b.uid))
  expect(await read('number_down')).toEqual(by((a, b) => a.uid > b.uid))
  expect(await read('newest')).toEqual(by((a, b) => a.id > b.id))
  expect(await read('oldest')).toEqual(by((a, b) => a.id < b.id))
  expect((await ada.ask(dashboard.members, { sort: 'password' as never })).status).toBe(422)
})
