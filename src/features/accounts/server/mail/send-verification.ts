import type { Locale } from '#kernel/locale.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { membersByEmail, type OwnRow } from '../queries.ts'
import { sendLink } from './mail-links.ts'

/** Mails the link; if another account owns the address by now, its owner is informed instead. */
export async function sendVerificationTo(tx: Tx, { id, email, locale: spoken }: Pick<OwnRow, 'id' | 'email' | 'locale'>) {
  const locale = spoken as Locale
  const { owner } = await membersByEmail(tx, email)
  if (owner) await queueMail(tx, { recipient: email, template: 'known', locale, facts: { path: '/forgot' } })
  else await sendLink(tx, { id, email, locale, token: makeToken() }, 'verify')
}
