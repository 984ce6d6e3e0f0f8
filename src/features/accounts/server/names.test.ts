import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { accounts } from '../contract.ts'

const world = useWorld()
let made = 0
const signUp = (more: object) => {
  const name = `name${++made}`
  return world.guest.ask(accounts.signUp, {
    first_name: 'A',
    last_name: 'B',
    username: name,
    email: `${name}@example.com`,
    password: 'a twopenny blue',
    ...more,
  })
}
const shown = async (first_name: string, last_name: string) => (await signUp({ first_name, last_name })).result.user.full_name

test('a name in Chinese, Japanese or Korean letters is written family name first, another one is not', async () => {
  expect(await shown('小红', '李')).toBe('李小红')
  expect(await shown('太郎', '山田')).toBe('山田太郎')
  expect(await shown('길동', '홍')).toBe('홍길동')
  expect(await shown('Xiaohong', 'Li')).toBe('Xiaohong Li')
  expect(await shown('ジョン', 'スミス'), 'a foreign name, spelt by its sound').toBe('ジョン スミス')
})

test('a letter greets its reader by the whole name where the family name comes first', async () => {
  const { result } = await signUp({ first_name: '小红', last_name: '李' })
  const { rows } = await world.pool.query('select greeting from members where id = $1', [result.user.id])
  expect(rows[0].greeting).toBe('李小红')
})

test('usernames that look official, invisible letters and bidirectional control characters are refused with the reason', async () => {
  const said = async (more: object, field: string) => (await signUp(more)).errors?.[field]?.[0]
  expect(await said({ username: 'adm1n' }, 'username')).toMatch(/kept for the site/)
  expect(await said({ username: world.product.site.name.toLowerCase().replaceAll(' ', '-') }, 'username')).toMatch(/kept for the site/)
  expect(await said({ username: 'zoe ivan/ova' }, 'username')).toMatch(/Only letters a to z/)
  expect(await said({ username: '-zoe' }, 'username')).toMatch(/Begin with/)
  expect(await said({ first_name: '\u202eskcor' }, 'first_name')).toMatch(/cannot be seen/)
  expect(await said({ last_name: '\u200b\u200d' }, 'last_name')).toMatch(/cannot be seen/)
  for (const field of ['first_name', 'username', 'email', 'password'])
    expect(await said({ [field]: '' }, field), field).toBe('This field is required')
})
