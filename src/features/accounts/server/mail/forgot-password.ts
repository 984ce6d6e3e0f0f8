import type { Locale } from '#kernel/locale.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { command, on } from '#server/operations/slice.ts'
import { accounts, passwordForgotten } from '../../contract.ts'
import { findOwn, membersByEmail } from '../queries.ts'
import { sendLink } from './mail-links.ts'
import { countLetter } from './queries-letters.ts'

/** Timing attack: known or unknown addresses cause the same statements; the work follows after the answer. */
export const forgotPassword = command(accounts.forgotPassword, async ({ input, tx, emit }) => {
  const { owner, waiting } = await membersByEmail(tx, input.email)
  emit(passwordForgotten, { member_id: (owner ?? waiting)?.id ?? null })
  return { done: true as const }
})

/** Mails the owner of the address or, without an owner, the newest unverified sign-up. */
export const onPasswordForgotten = on(
  passwordForgotten,
  'members.send_reset',
  async ({ tx }, { member_id }) => {
    const member = member_id && (await findOwn(tx, member_id))
    if (!member || !(await countLetter(tx, member.email, 'reset'))) return
    await sendLink(tx, { id: member.id, email: member.email, locale: member.locale as Locale, token: makeToken() }, 'reset')
  },
  ({ member_id }) => member_id !== null,
)
