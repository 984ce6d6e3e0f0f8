import { countLetter } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { LETTERS_IN_ALL } from '../rules.ts'
import { lettersOf, noteLetter } from './queries.ts'

interface To {
  readonly recipient: string
  readonly template:
    | 'primary_confirm'
    | 'primary_warn'
    | 'primary_changed'
    | 'contact_confirm'
    | 'contact_known'
    | 'contact_added'
    | 'contact_removed'
  readonly path?: string
  readonly email?: string
}
interface Addressee {
  readonly greeting: string
  readonly locale: string
}

export async function write(tx: Tx, { greeting, locale }: Addressee, { recipient, template, ...facts }: To) {
  await queueMail(tx, { recipient, template, locale: locale as Locale, facts: { name: greeting, ...facts } })
}

/** Rate limit per hour, by member and by address: counts this mail or refuses it. */
export async function counted(tx: Tx, member_id: Id<'members'>, email: string) {
  if ((await lettersOf(tx, member_id)) >= LETTERS_IN_ALL || !(await countLetter(tx, email, 'confirm'))) return refuse('contacts.sent_often')
  return noteLetter(tx, member_id, email)
}
