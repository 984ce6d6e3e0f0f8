import { expect, test } from 'vitest'
import { ledger } from '#features/ledger/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()

test('a guest who was given a member’s permission is let in nowhere by it: the operation must be open to guests', async () => {
  expect((await world.guest.ask(stores.list, {})).status).toBe(200)
  await world.pool.query("insert into plan_permissions (plan, permission) values ('guest', 'wallet.view')")
  expect((await world.guest.ask(ledger.wallet, {})).status).toBe(401)
  expect((await world.ann.ask(ledger.wallet, {})).status).toBe(200)
})
