import type { Locale } from '#kernel/locale.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { command, query } from '#server/operations/slice.ts'
import { accounts, passwordForgotten } from '../../contract.ts'
import { findOwn, liveToken, memberOfToken } from '../queries.ts'
import { countLetter } from './queries-letters.ts'
import { sendVerificationTo } from './send-verification.ts'

/** State of a link before it is used. Privacy: names no account. */
export const verifyLink = query(accounts.verifyLink, async ({ input: { hash, purpose }, viewer, db }) => {
  const link = await liveToken(db, purpose, hashToken(hash))
  if (purpose === 'reset') return { state: link ? ('set_password' as const) : ('over' as const) }
  const own = viewer.id ? await findOwn(db, viewer.id) : undefined
  if (!link) return { state: own?.is_email_verified ? ('confirmed' as const) : ('over' as const) }
  return { state: own && !own.is_email_verified && own.email === link.email ? ('yours' as const) : ('set_password' as const) }
})

/** Requests a new mail with an old link: it goes to the same mailbox and counts for the rate limit. */
export const newLetter = command(accounts.newLetter, async ({ input: { hash, purpose }, tx, emit }) => {
  const done = { done: true as const }
  const member_id = await memberOfToken(tx, purpose, hashToken(hash))
  const member = member_id && (await findOwn(tx, member_id))
  if (!member) return done
  if (purpose === 'reset') emit(passwordForgotten, { member_id: member.id })
  else if (!member.is_email_verified && (await countLetter(tx, member.email, 'confirm')))
    await sendVerificationTo(tx, { ...member, locale: member.locale as Locale })
  return done
})
