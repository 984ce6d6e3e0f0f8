import type { AccessChange } from '#features/accounts/contract.ts'
import { emitAccessChanged, findOwn } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'

type WayChange = Exclude<AccessChange, 'new_device' | 'password_changed' | 'email_changed'>

/** Account takeover: the owner is notified of every change by mail and notice, which cannot be switched off. */
export async function tellOwner({ tx, emit }: { tx: Tx; emit: Emit }, member_id: Id<'members'>, change: WayChange) {
  const { email, greeting, locale } = (await findOwn(tx, member_id))!
  await queueMail(tx, { recipient: email, template: change, locale: locale as Locale, facts: { name: greeting, path: '/forgot' } })
  emitAccessChanged(emit, member_id, change)
}
