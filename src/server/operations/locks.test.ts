import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { lock } from './locks.ts'

const world = useWorld()

/** Every other test runs with the same setting: a slice that locks in another order fails in its own. */
test('a transaction that locks a member after a payment is refused', async () => {
  const run = world.product.db.transaction().execute(async (tx) => {
    await lock(tx, 'payments', [])
    await lock(tx, 'members', [])
  })
  await expect(run).rejects.toThrow('members is locked after payments')
})
