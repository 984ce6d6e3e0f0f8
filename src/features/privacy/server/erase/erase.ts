import { leave } from '#features/accounts/server/public.ts'
import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { queueMail } from '#server/mail/queue.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { privacy } from '../../contract.ts'
import { availableOf, isOwnName, mustEnd } from '../../rules.ts'
import { keepErasure, personOf } from '../queries.ts'
import { chosen } from './wallet.ts'

export const erase = command(privacy.erase, async (call) => {
  const { input, viewer, tx, session, tools } = call
  await lock(tx, 'members', [viewer.id])
  const person = await personOf(tx, viewer.id)
  if (!isOwnName(input.username, person.username)) return refuse('privacy.other_name')
  const left = await tools.unfinished(tx, viewer.id)
  if (mustEnd(left).length) return refuse('privacy.open')
  const wallet = chosen(input, availableOf(left))
  if (wallet && refused(wallet)) return wallet
  const erased_on = await keepErasure(tx, viewer.id, wallet)
  await leave(call, viewer.id)
  const locale = person.locale as Locale
  const date = writtenDay(erased_on, person.time_zone)
  await queueMail(tx, { recipient: person.email, template: 'erase_asked', locale, facts: { name: person.greeting, date, path: '/login' } })
  session.drop()
  return { erased_on }
})
