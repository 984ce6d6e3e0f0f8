import type { Locale } from '#kernel/locale.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { handle } from '#server/run/handle.ts'
import { members } from '../contract.ts'
import { sendLink } from './links.ts'
import { membersByEmail } from './queries.ts'

/** The owner of a confirmed address gets a link; everybody else gets the same answer. */
export const forgotPassword = handle(members.forgotPassword, async ({ input, tx }) => {
  const { owner, waiting } = await membersByEmail(tx, input.email)
  const member = owner ?? waiting
  if (member)
    await sendLink(tx, { id: member.id, email: member.email, locale: member.locale as Locale, name: member.first_name, token: makeToken() }, 'reset')
  return { done: true as const }
})
