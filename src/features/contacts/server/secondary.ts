import { findOwn, sendVerificationTo } from '#features/accounts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { command } from '#server/operations/slice.ts'
import { contacts, contactsChanged } from '../contract.ts'
import { MOST_CONTACTS } from '../rules.ts'
import { counted, write } from './letters.ts'
import { endSecondary, heldByLink, keepContact, renewLink, secondaryOf, verifyContact } from './queries.ts'

const done = { done: true as const }
const link = (token: string) => `/action/email/secondary?hash=${token}`

export const createSecondary = command(contacts.createSecondary, async ({ input, viewer, tx, emit }) => {
  if (!viewer.verified) return refuse('contacts.verify_first')
  const often = await counted(tx, viewer.id, input.email)
  const member = (await findOwn(tx, viewer.id))!
  const kept = await secondaryOf(tx, viewer.id)
  if (member.email === input.email || kept.some(({ email }) => email === input.email)) return refuse('contacts.same')
  if (kept.length >= MOST_CONTACTS) return refuse('contacts.too_many', { most: MOST_CONTACTS })
  if (refused(often)) return often
  const token = makeToken()
  const contact = await keepContact(tx, { member_id: viewer.id, kind: 'secondary', email: input.email, token_hash: hashToken(token) })
  await write(tx, member, { recipient: input.email, template: 'contact_confirm', path: link(token) })
  emit(contactsChanged, { member_id: viewer.id })
  return { contact: { ...contact, id: contact.id, is_verified: false } }
})

export const removeSecondary = command(contacts.removeSecondary, async ({ input, viewer, tx, emit }) => {
  if (!(await endSecondary(tx, viewer.id, input.contact_id))) return refuse('contacts.not_found')
  const member = (await findOwn(tx, viewer.id))!
  await write(tx, member, { recipient: member.email, template: 'contact_removed', path: '/setting/account/contacts' })
  emit(contactsChanged, { member_id: viewer.id })
  return done
})

export const confirmSecondary = command(contacts.confirmSecondary, async ({ input, tx, emit }) => {
  const held = await heldByLink(tx, 'secondary', hashToken(input.hash))
  if (!held) return refuse('member.link_over')
  await verifyContact(tx, held.id)
  const member = (await findOwn(tx, held.member_id))!
  await write(tx, member, { recipient: member.email, template: 'contact_added', email: held.email, path: '/setting/account/contacts' })
  emit(contactsChanged, { member_id: held.member_id })
  return done
})

export const sendVerification = command(contacts.sendVerification, async ({ input, viewer, tx }) => {
  const member = (await findOwn(tx, viewer.id))!
  if (!input.user_contact_id) {
    if (member.is_email_verified) return refuse('member.already_verified')
    const often = await counted(tx, viewer.id, member.email)
    if (refused(often)) return often
    await sendVerificationTo(tx, member)
    return done
  }
  const token = makeToken()
  const contact = await renewLink(tx, viewer.id, input.user_contact_id, hashToken(token))
  if (!contact) return refuse('contacts.not_found')
  const often = await counted(tx, viewer.id, contact.email)
  if (refused(often)) return often
  await write(tx, member, { recipient: contact.email, template: 'contact_confirm', path: link(token) })
  return done
})
