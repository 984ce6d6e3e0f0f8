import { refuse } from '#kernel/refusal.ts'
import { isRecent, isSigned } from '#server/auth/signed-call.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { support } from '../../contract.ts'
import { OLDEST_CALL_SECONDS, TOKEN_SECONDS } from '../../rules.ts'
import { clearTokens, isFirstCall, keepSupportToken, memberByUid, useSupportToken } from './queries.ts'

type Call = Pick<CommandContext<typeof support.redeem>, 'tx' | 'clock' | 'tools'>
interface Signature {
  readonly timestamp?: number | undefined
  readonly signature?: string | undefined
}

/** Signed by the support service, lately, and not used before. */
async function isOfService({ tx, clock, tools }: Call, { timestamp, signature }: Signature, about: string | number): Promise<boolean> {
  if (timestamp === undefined || !signature) return false
  if (!isSigned({ secret: tools.site.support_secret, text: `${timestamp}.${about}`, signature })) return false
  return isRecent(timestamp, await clock(), OLDEST_CALL_SECONDS) && (await isFirstCall(tx, signature))
}

/** Account takeover: an id alone proves nothing. Only the service's signature, or the member's own session, gets a token. */
export const loginById = command(support.loginById, async (call) => {
  const { input, viewer, tx } = call
  const own = viewer.kind === 'member' && viewer.uid === input.uid && !input.signature ? viewer : undefined
  if (!own && !(await isOfService(call, input, input.uid))) return refuse('support.unsigned')
  const member_id = own?.id ?? (await memberByUid(tx, input.uid))
  if (!member_id) return refuse('member.not_found')
  await clearTokens(tx)
  const token = makeToken()
  await keepSupportToken(tx, { token_hash: hashToken(token), member_id, session_id: own?.session_id ?? null, seconds: TOKEN_SECONDS })
  call.concerns({ member_id })
  return { token }
})

/** Once, within its time, and signed: whoever finds a token in a log or a Referer can do nothing with it. */
export const redeem = command(support.redeem, async (call) => {
  if (!(await isOfService(call, call.input, call.input.token))) return refuse('support.unsigned')
  const user = await useSupportToken(call.tx, hashToken(call.input.token))
  return user ? { user } : refuse('support.token_over')
})
