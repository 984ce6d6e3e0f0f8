import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { addressesChanged, places } from '../contract.ts'
import { findOwnAddress, forgetAddress, ownAddresses, setDefault } from './queries.ts'

/** If the default is removed, the newest becomes the default. */
export const remove = command(places.remove, async ({ input, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const address = await findOwnAddress(tx, viewer.id, input.id)
  if (!address) return refuse('address.not_found')
  await forgetAddress(tx, address.id)
  const [newest] = await ownAddresses(tx, viewer.id)
  if (address.is_default && newest) await setDefault(tx, newest.id)
  emit(addressesChanged, { member_id: viewer.id })
  return { done: true as const }
})
