import { queueNoticeMail } from '#features/settings/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { inMoney } from './in-money.ts'
import type { ToldNotice } from './notify.ts'
import { pathOf } from './path.ts'
import { addressees } from './queries-addressees.ts'

/** Queues the mails of notices in each recipient's language; the button has the notice's link. */
export async function writeLetters(context: TransactionContext, told: readonly ToldNotice[]): Promise<void> {
  const written = told.flatMap(({ letter, ...notice }) => (letter ? [{ ...notice, letter }] : []))
  if (!written.length) return
  const people = await addressees(
    context.tx,
    written.flatMap(({ member_id, actor_id }) => (actor_id === null ? [member_id] : [member_id, actor_id])),
  )
  const letters = written.flatMap(({ member_id, type, actor_id, subject, property, dedupe_key, letter }) => {
    const reader = people.get(member_id)
    if (!reader) return []
    const sender = letter.names_sender && { sender: people.get(actor_id ?? '')?.full_name ?? '' }
    const path = pathOf(context.tools, { member_id, type, subject_type: subject.type, subject_id: subject.id, property, count: 1 })
    const facts = { ...inMoney(letter.property, reader.locale), ...sender, path }
    return [{ member_id, type, dedupe_key, letter: { recipient: reader.email, template: letter.template, locale: reader.locale, facts } }]
  })
  await queueNoticeMail(context, letters)
}
