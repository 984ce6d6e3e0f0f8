import { expect, test } from 'vitest'
import { Crowded, hashPassword, isPassword } from './passwords.ts'

test('of sixty-four people who sign in at once nobody is refused; of many more some are told that it is busy', async () => {
  const hash = await hashPassword('a twopenny blue')
  const enters = async () => (await Promise.all([isPassword('a twopenny blue', hash), isPassword('a twopenny blue', undefined)])).join()
  expect(new Set(await Promise.all(Array.from({ length: 64 }, enters)))).toEqual(new Set(['true,false']))
  const crowd = await Promise.allSettled(Array.from({ length: 80 }, enters))
  const refused = crowd.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toBeInstanceOf(Crowded)
})
