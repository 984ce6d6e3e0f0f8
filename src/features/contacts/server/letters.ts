import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/run/call.ts'
import { maySend } from '../rules.ts'
import { lettersOf, noteLetter } from './queries.ts'

interface To {
  readonly recipient: string
  readonly template: 'primary_confirm' | 'primary_warn' | 'primary_changed' | 'contact_confirm' | 'contact_known'
  readonly path?: string
  readonly email?: string
}
interface Member {
  readonly first_name: string
  readonly locale: string
}

export async function write(tx: Tx, { first_name, locale }: Member, { recipient, template, ...facts }: To) {
  await queueMail(tx, { recipient, template, locale: locale as Locale, facts: { name: first_name, ...facts } })
}

/** Is there room for one more letter to this address within the hour? Then it is counted. */
export async function counted(tx: Tx, member_id: string, email: string) {
  if (!maySend(await lettersOf(tx, member_id, email))) return refuse('contacts.sent_often')
  return noteLetter(tx, member_id, email)
}
