import type { Locale } from '#kernel/locale.ts'
import { deviceOf } from '#kernel/people/device.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import type { Requester } from '#server/operations/requester.ts'
import { emitAccessChanged } from '../access-changed.ts'
import { boundDevices, deviceKnown, deviceSeen, findOwn, keepDevice, noteDevice } from './queries-devices.ts'

interface Entering {
  readonly tx: Tx
  readonly emit: Emit
  readonly requester: Requester
  readonly session: { know(device: string): void }
}

/** Browsers are recognized by a cookie, API clients by user agent and address. */
const programOf = ({ agent, peer }: Requester) => `program ${agent} at ${peer}`

/** Records the device of a log-in; a new device causes a mail to the owner. */
export async function noteSignIn({ tx, emit, requester, session }: Entering, member_id: Id<'members'>) {
  const held = requester.client === 'web' ? requester.device : programOf(requester)
  const seen = await deviceSeen(tx, member_id, held ? hashToken(held) : undefined)
  if (held && seen === 'here') return noteDevice(tx, member_id, hashToken(held))
  // A cookie issued to another member of the same browser is accepted; an unknown one is replaced.
  const believed = held && (requester.client === 'api' || (await deviceKnown(tx, hashToken(held))))
  const token = believed ? held : makeToken()
  await keepDevice(tx, member_id, hashToken(token))
  if (requester.client === 'web') session.know(token)
  if (seen === 'never') return
  await boundDevices(tx, member_id)
  await tell(tx, requester, member_id)
  emitAccessChanged(emit, member_id, 'new_device')
}

async function tell(tx: Tx, { agent, peer }: Requester, member_id: Id<'members'>) {
  const member = (await findOwn(tx, member_id))!
  const { browser, system, program } = deviceOf(agent)
  const device: Record<string, string> = browser && system ? { known: 'yes', browser, system } : { known: 'no', program: browser ?? (program || '–') }
  const facts = { name: member.greeting, ...device, peer, path: '/setting/account/management' }
  await queueMail(tx, { recipient: member.email, template: 'new_device', locale: member.locale as Locale, facts })
}
