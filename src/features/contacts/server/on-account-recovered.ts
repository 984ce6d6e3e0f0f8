import { accountRecovered } from '#features/accounts/contract.ts'
import { on } from '#server/operations/slice.ts'
import { contactsChanged } from '../contract.ts'
import { endFromBefore } from './queries.ts'

export const onAccountRecovered = on(accountRecovered, 'contacts.end_from_before', async ({ tx, emit }, { member_id }) => {
  await endFromBefore(tx, member_id)
  emit(contactsChanged, { member_id })
})
