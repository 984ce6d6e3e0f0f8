import { refuse, refused } from '#kernel/refusal.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import { isPassword } from '#server/auth/passwords.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import { followSession, passwordHash } from '../queries.ts'
import { crowded } from '../sign-up.ts'
import type { StartSessionParts } from './start-session.ts'

/** Session rotation after step-up: a new token; a stolen old one stops working within seconds. */
export async function rotateSession({ tx, requester, session }: StartSessionParts, viewer: { session_id: Id<'sessions'> }): Promise<string | null> {
  const token = makeToken()
  await followSession(tx, viewer.session_id, { token_hash: hashToken(token), agent: requester.agent, peer: requester.peer })
  if (requester.client !== 'web') return token
  session.keep(token)
  return null
}

export async function fitsMember(db: Db, id: MemberId, password: string) {
  const fits = await isPassword(password, await passwordHash(db, id)).catch(crowded)
  return refused(fits) ? refuse('server.busy') : fits
}
