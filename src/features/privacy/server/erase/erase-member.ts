import { leave } from '#features/accounts/server/public.ts'
import { guarded } from '#features/approvals/server/public.ts'
import { mayActOn, roleSets, rolesOf } from '#features/plans/server/public.ts'
import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { queueMail } from '#server/mail/queue.ts'
import { lock } from '#server/operations/locks.ts'
import type { GuardedDeed } from '#server/slices/guarded-act.ts'
import { privacy } from '../../contract.ts'
import { isOwnName } from '../../rules.ts'
import { isUnderWay, keepErasure, personOf } from '../queries.ts'

const WAITS = () => ({ done: false })

/** An erasure by an administrator: always with the consent of a second one, for it takes away what nobody can give back. */
export const eraseMember = guarded(privacy.eraseMember, {
  weigh: async ({ input: { id, reason } }) => ({
    ...{ target: id, about: [id], reason },
    ...{ before: { account: 'kept' as const }, after: { account: 'erased' as const } },
  }),
  run: eraseFor,
  waits: WAITS,
})

async function eraseFor(call: GuardedDeed<typeof privacy.eraseMember>) {
  const { input, viewer, tx, tools } = call
  const [known] = await lock(tx, 'members', [input.id])
  const person = known && (await personOf(tx, input.id))
  if (!person || person.erased_at) return refuse('member.not_found')
  if (!mayActOn(await roleSets(tx), viewer, { id: input.id, roles: await rolesOf(tx, input.id) })) return refuse('member.above_you')
  if (!isOwnName(input.username, person.username)) return refuse('privacy.other_name')
  if (await isUnderWay(tx, input.id)) return refuse('privacy.asked')
  // What becomes of a wallet is the member's own choice, so nobody makes it for them.
  if ((await tools.unfinished(tx, input.id)).length) return refuse('privacy.member_open')
  const erased_on = await keepErasure(tx, input.id, null)
  await leave(call, input.id)
  const facts = { name: person.greeting, date: writtenDay(erased_on, person.time_zone), path: '/login' }
  await queueMail(tx, { recipient: person.email, template: 'erase_by_operator', locale: person.locale as Locale, facts })
  return { done: true }
}
