import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import { handle } from '#server/run/handle.ts'
import { members } from '../contract.ts'
import { sendLink } from './links.ts'
import { findOwn, membersByEmail } from './queries.ts'

export const sendVerification = handle(members.sendVerification, async ({ viewer, tx }) => {
  const member = (await findOwn(tx, viewer.id))!
  if (member.is_email_verified) return refuse('member.already_verified')
  const locale = member.locale as Locale
  const { owner } = await membersByEmail(tx, member.email)
  if (owner) await queueMail(tx, { recipient: member.email, template: 'known', locale, facts: { path: '/forgot' } })
  else await sendLink(tx, { id: member.id, email: member.email, locale, name: member.first_name, token: makeToken() }, 'verify')
  return { done: true as const }
})
