import { tastesOf } from '#features/settings/server/public.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import type { Requester } from '#server/operations/requester.ts'
import { comeBack } from '../absence.ts'
import { findOwn, openSession } from '../queries.ts'
import { ownView } from '../view.ts'
import { noteSignIn } from './device.ts'

export interface StartSessionParts {
  readonly tx: Tx
  readonly emit: Emit
  readonly requester: Requester
  readonly session: { keep(token: string): void; know(device: string): void; preference(name: DisplayPreference, value: string): void }
}

/** Session fixation: always a new token, whatever cookie was sent. Reactivates a deactivated account. */
export async function startSession({ tx, emit, requester, session }: StartSessionParts, member_id: MemberId) {
  const returned = await comeBack({ tx, emit }, member_id)
  await noteSignIn({ tx, emit, requester, session }, member_id)
  const token = makeToken()
  await openSession(tx, { token_hash: hashToken(token), member_id, agent: requester.agent, peer: requester.peer })
  if (requester.client === 'web') {
    session.keep(token)
    for (const [name, value] of await tastesOf(tx, member_id)) session.preference(name, value)
  }
  const user = await ownView(tx, (await findOwn(tx, member_id))!)
  return { token: requester.client === 'web' ? null : token, user, returned }
}
