import { memberVerified } from '#features/accounts/contract.ts'
import { changeEmail, emitAccessChanged, findOwn, isOwned, lockEmail } from '#features/accounts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { command } from '#server/operations/slice.ts'
import { contacts, contactsChanged } from '../contract.ts'
import { counted, write } from './letters.ts'
import { endPending, heldByLink, keepContact, stopByLink, verifyContact } from './queries.ts'

const done = { done: true as const }

/** Account enumeration: the answer is the same whether the address has an owner or not; only its mailbox receives the difference. */
export const createPrimary = command(contacts.createPrimary, async ({ input, viewer, tx, emit }) => {
  const member = (await findOwn(tx, viewer.id))!
  if (member.email === input.email) return refuse('contacts.same')
  const often = await counted(tx, viewer.id, input.email)
  if (refused(often)) return often
  const [confirm, stop] = [makeToken(), makeToken()]
  await endPending(tx, viewer.id)
  await keepContact(tx, { member_id: viewer.id, kind: 'primary', email: input.email, token_hash: hashToken(confirm), stop_hash: hashToken(stop) })
  if (await isOwned(tx, input.email)) await write(tx, member, { recipient: input.email, template: 'contact_known' })
  else await write(tx, member, { recipient: input.email, template: 'primary_confirm', path: `/action/email/primary?hash=${confirm}` })
  await write(tx, member, { recipient: member.email, template: 'primary_warn', email: input.email, path: `/action/email/stop?hash=${stop}` })
  emit(contactsChanged, { member_id: viewer.id })
  return done
})

export const cancelPrimary = command(contacts.cancelPrimary, async ({ viewer, tx, emit }) => {
  if (!(await endPending(tx, viewer.id))) return refuse('contacts.none_pending')
  emit(contactsChanged, { member_id: viewer.id })
  return done
})

export const confirmPrimary = command(contacts.confirmPrimary, async ({ input, viewer, tx, emit }) => {
  const held = await heldByLink(tx, 'primary', hashToken(input.hash))
  if (!held) return refuse('member.link_over')
  await lockEmail(tx, held.email)
  // Another member may have become the owner since the mail was sent.
  if (await isOwned(tx, held.email)) return refuse('member.link_over')
  const member = (await findOwn(tx, held.member_id))!
  // Account takeover: an unverified account could belong to anyone, so the link needs its own session.
  if (!member.is_email_verified && viewer.id !== member.id) return refuse('contacts.own_session')
  await changeEmail(tx, held.member_id, held.email)
  await verifyContact(tx, held.id)
  await write(tx, member, { recipient: held.old_email, template: 'primary_changed', email: held.email })
  if (member.is_email_verified) emitAccessChanged(emit, member.id, 'email_changed')
  emit(contactsChanged, { member_id: held.member_id })
  if (!member.is_email_verified) emit(memberVerified, { member_id: held.member_id })
  return done
})

export const stopPrimary = command(contacts.stopPrimary, async ({ input, tx, emit }) => {
  const stopped = await stopByLink(tx, hashToken(input.hash))
  if (!stopped) return refuse('member.link_over')
  emit(contactsChanged, { member_id: stopped.member_id })
  return done
})
