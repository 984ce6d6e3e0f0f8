import { memberReturned } from '#features/accounts/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import { queueMail } from '#server/mail/queue.ts'
import { on } from '#server/operations/slice.ts'
import { callOff, personOf } from './queries.ts'

/** A log-in cancels the erasure. */
export const onMemberReturned = on(memberReturned, 'privacy', async ({ tx }, { member_id }) => {
  if (!(await callOff(tx, member_id))) return
  const { email, greeting, locale } = await personOf(tx, member_id)
  await queueMail(tx, { recipient: email, template: 'erase_called_off', locale: locale as Locale, facts: { name: greeting } })
})
