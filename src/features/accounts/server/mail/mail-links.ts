import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken, makeDigits } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { keepToken, type Purpose } from '../queries.ts'
import { keepCode } from './queries-code.ts'

interface To {
  id: Id<'members'>
  email: string
  locale: Locale
  token: string
}
type Mailed = Exclude<Purpose, 'second_step'>
const PAGES: Record<Mailed, string> = { verify: '/action/verification?hash=', reset: '/reset-password?token=' }

/** Mails a one-time link; older links stop working. */
export async function sendLink(tx: Tx, { id, email, locale, token }: To, purpose: Mailed) {
  await keepToken(tx, id, purpose, hashToken(token))
  const code = purpose === 'verify' ? await newCode(tx, id) : ''
  await queueMail(tx, { recipient: email, template: purpose, locale, facts: { code, path: `${PAGES[purpose]}${token}` } })
}

/** Hashed together with the member's id, so that equal codes of two members differ. */
export const codeOf = (member_id: Id<'members'>, digits: string) => `${member_id} ${digits}`

async function newCode(tx: Tx, member_id: Id<'members'>): Promise<string> {
  const digits = makeDigits()
  await keepCode(tx, member_id, hashToken(codeOf(member_id, digits)))
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}
