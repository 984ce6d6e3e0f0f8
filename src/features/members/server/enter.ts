import { tastesOf } from '#features/settings/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Taste } from '#kernel/taste.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import type { Emit, Tx } from '#server/run/call.ts'
import type { Asker } from '#server/run/viewer.ts'
import { comeBack } from './away.ts'
import { noteSignIn } from './device.ts'
import { findOwn, openSession } from './queries.ts'
import { ownView } from './view.ts'

export interface Entrance {
  readonly tx: Tx
  readonly emit: Emit
  readonly asker: Asker
  readonly session: { keep(token: string): void; know(device: string): void; taste(name: Taste, value: string): void }
}

/** A new session with a new token, whatever cookie stood there before. Whoever was away is back. */
export async function enter({ tx, emit, asker, session }: Entrance, member_id: MemberId) {
  const returned = await comeBack({ tx, emit }, member_id)
  await noteSignIn({ tx, asker, session }, member_id)
  const token = makeToken()
  await openSession(tx, { token_hash: hashToken(token), member_id, agent: asker.agent, peer: asker.peer })
  if (asker.client === 'web') {
    session.keep(token)
    for (const [name, value] of await tastesOf(tx, member_id)) session.taste(name, value)
  }
  const user = await ownView(tx, (await findOwn(tx, member_id))!)
  return { token: asker.client === 'web' ? null : token, user, returned }
}
