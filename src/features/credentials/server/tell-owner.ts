import { findOwn } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'

export type WayChange = 'passkey_added' | 'passkey_removed' | 'authenticator_on' | 'authenticator_off' | 'codes_renewed' | 'code_used'

/** Whoever adds, removes or uses a way in is exactly whom the owner must hear of: a letter that nobody can switch off. */
export async function tellOwner(tx: Tx, member_id: string, change: WayChange) {
  const { email, greeting, locale } = (await findOwn(tx, member_id))!
  await queueMail(tx, { recipient: email, template: change, locale: locale as Locale, facts: { name: greeting, path: '/forgot' } })
}
