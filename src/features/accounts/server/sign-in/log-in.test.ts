import { argon2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { accounts } from '../../contract.ts'

const world = useWorld()
const hashOf = async (id: string) =>
  (await world.pool.query<{ hash: string }>('select password_hash as hash from members where id = $1', [id])).rows[0]!.hash

/** A hash with the lower cost of an earlier version. */
function older(password: string): string {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message: password, nonce, memory: 8_192, passes: 1, parallelism: 1, tagLength: 24 })
  return `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

test('a password hashed at an older cost is accepted and hashed again at today’s cost', async () => {
  const today = (await hashOf(world.ann.id)).split('$')[3]
  await world.pool.query('update members set password_hash = $2 where id = $1', [world.ann.id, older(PASSWORD)])
  const before = await hashOf(world.ann.id)
  expect((await world.guest.ask(accounts.logIn, { email: world.ann.email, password: 'another penny' })).code).toBe('member.wrong_password')
  expect(await hashOf(world.ann.id)).toBe(before)
  for (let times = 0; times < 2; times++) {
    await world.guest.gets(accounts.logIn, { email: world.ann.email, password: PASSWORD })
    expect((await hashOf(world.ann.id)).split('$')[3]).toBe(today)
  }
})

test('a hash at today’s cost stays unchanged', async () => {
  const before = await hashOf(world.ben.id)
  await world.guest.gets(accounts.logIn, { email: world.ben.email, password: PASSWORD })
  expect(await hashOf(world.ben.id)).toBe(before)
})
