import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { addressesChanged, places } from '../contract.ts'
import { checked } from './check.ts'
import { changeAddress, findOwnAddress, unsetDefault } from './queries.ts'
import { addressViews } from './view.ts'

/** The default flag can be moved to another address, but not switched off. */
export const update = command(places.update, async ({ input: { id, ...fields }, viewer, requester, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const before = await findOwnAddress(tx, viewer.id, id)
  if (!before) return refuse('address.not_found')
  const given = await checked(tx, fields)
  if (refused(given)) return given
  if (given.is_default) await unsetDefault(tx, viewer.id)
  const row = await changeAddress(tx, id, { ...given, is_default: given.is_default || before.is_default })
  emit(addressesChanged, { member_id: viewer.id })
  const [address] = await addressViews(tx, [row], requester.locale)
  return { address: address! }
})
