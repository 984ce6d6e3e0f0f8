import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { addressesChanged, places } from '../contract.ts'
import { MOST_ADDRESSES } from '../rules.ts'
import { checked } from './check.ts'
import { keepAddress, ownAddresses, unsetDefault } from './queries.ts'
import { addressViews } from './view.ts'

export const create = command(places.create, async ({ input, viewer, requester, tx, emit }) => {
  const given = await checked(tx, input)
  if (refused(given)) return given
  await lock(tx, 'members', [viewer.id])
  const others = await ownAddresses(tx, viewer.id)
  if (others.length >= MOST_ADDRESSES) return refuse('address.too_many', { most: MOST_ADDRESSES })
  const is_default = given.is_default || others.length === 0
  if (is_default) await unsetDefault(tx, viewer.id)
  const row = await keepAddress(tx, { ...given, member_id: viewer.id, is_default })
  emit(addressesChanged, { member_id: viewer.id })
  const [address] = await addressViews(tx, [row], requester.locale)
  return { address: address! }
})
