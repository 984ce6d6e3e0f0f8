import { leave } from '#features/members/server/public.ts'
import { writtenDay } from '#kernel/day.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { queueMail } from '#server/mail/queue.ts'
import { handle } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { privacy } from '../contract.ts'
import { isOwnName, openingsOf } from '../rules.ts'
import { keepErasure, personOf, unfinished } from './queries.ts'

export const erase = handle(privacy.erase, async (call) => {
  const { input, viewer, tx, session } = call
  await lock(tx, 'members', [viewer.id])
  const person = await personOf(tx, viewer.id)
  if (!isOwnName(input.username, person.username)) return refuse('privacy.other_name')
  if (openingsOf(await unfinished(tx, viewer.id)).length) return refuse('privacy.open')
  const erased_on = await keepErasure(tx, viewer.id)
  await leave(call, viewer.id)
  const locale = person.locale as Locale
  const date = writtenDay(erased_on, person.time_zone)
  await queueMail(tx, { recipient: person.email, template: 'erase_asked', locale, facts: { name: person.greeting, date, path: '/login' } })
  session.drop()
  return { erased_on }
})
