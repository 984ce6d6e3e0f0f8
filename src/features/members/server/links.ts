import type { Locale } from '#kernel/locale.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/run/call.ts'
import { keepToken, type Purpose } from './queries.ts'

interface To {
  id: string
  email: string
  locale: Locale
  name: string
  token: string
}
type Mailed = Exclude<Purpose, 'second_step'>
const PAGES: Record<Mailed, string> = { verify: '/action/verification?hash=', reset: '/reset-password?token=' }

/** Mails a link that works once; the one before it no longer does. */
export async function sendLink(tx: Tx, { id, email, locale, name, token }: To, purpose: Mailed) {
  await keepToken(tx, id, purpose, hashToken(token))
  await queueMail(tx, { recipient: email, template: purpose, locale, facts: { name, path: `${PAGES[purpose]}${token}` } })
}
