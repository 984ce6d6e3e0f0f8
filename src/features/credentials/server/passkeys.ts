import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { enter, findOwn, isSuspended, refuseSuspended } from '#features/accounts/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import { command, commandAfter } from '#server/operations/slice.ts'
import { credentials, credentialsChanged } from '../contract.ts'
import { MOST_PASSKEYS } from '../rules.ts'
import { made, partyOf, used } from './passkey.ts'
import { passkeysOf } from './queries.ts'
import { addPasskey as add, credentialIds, keepChallenge, removePasskey as remove, renamePasskey as rename, usePasskey } from './queries-passkeys.ts'
import { tellOwner } from './tell-owner.ts'

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
type Options = Record<string, unknown>

export const passkeyOptions = command(credentials.passkeyOptions, async ({ viewer, tx, tools }) => {
  if (!viewer.verified) return refuse('credentials.verify_first')
  const challenge = makeToken()
  await keepChallenge(tx, hashToken(challenge), viewer.id)
  const member = (await findOwn(tx, viewer.id))!
  const known = await credentialIds(tx, viewer.id)
  const options = await generateRegistrationOptions({
    rpName: tools.site.name,
    rpID: partyOf(tools).expectedRPID,
    userName: member.email,
    userDisplayName: member.full_name,
    userID: new TextEncoder().encode(viewer.id) as Uint8Array<ArrayBuffer>,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: options as unknown as Options }
})

export const addPasskey = commandAfter(
  credentials.addPasskey,
  ({ input, viewer, db, tools }) => made(db, tools, viewer.id, input),
  async ({ input, viewer, tx, emit }, key) => {
    if ((await passkeysOf(tx, viewer.id)).length >= MOST_PASSKEYS) return refuse('credentials.passkeys_full', { most: MOST_PASSKEYS })
    const { id: credential_id, counter, publicKey } = key
    const kept = { member_id: viewer.id, credential_id, public_key: Buffer.from(publicKey), counter, transports: input.transports, name: input.name }
    const passkey = await add(tx, kept)
    if (!passkey) return refuse('credentials.passkey_known')
    await tellOwner({ tx, emit }, viewer.id, 'passkey_added')
    emit(credentialsChanged, { member_id: viewer.id })
    return { passkey: passkey as typeof passkey & { id: never } }
  },
)

export const renamePasskey = command(credentials.renamePasskey, async ({ input, viewer, tx, emit }) => {
  if (!(await rename(tx, viewer.id, input.id, input.name))) return refuse('credentials.passkey_not_found')
  emit(credentialsChanged, { member_id: viewer.id })
  return { done: true as const }
})

export const removePasskey = command(credentials.removePasskey, async ({ input, viewer, tx, emit }) => {
  if (!(await remove(tx, viewer.id, input.id))) return refuse('credentials.passkey_not_found')
  await tellOwner({ tx, emit }, viewer.id, 'passkey_removed')
  emit(credentialsChanged, { member_id: viewer.id })
  return { done: true as const }
})

/** Privacy: the member is unknown before log-in, so no list of passkeys is sent; the browser offers its own. */
export const passkeyChallenge = command(credentials.passkeyChallenge, async ({ tx, tools }) => {
  const challenge = makeToken()
  await keepChallenge(tx, hashToken(challenge), null)
  const options = await generateAuthenticationOptions({
    rpID: partyOf(tools).expectedRPID,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  })
  return { options: options as unknown as Options }
})

/** A passkey verifies possession and a biometric or PIN, so no second step follows. */
export const passkeyLogIn = commandAfter(
  credentials.passkeyLogIn,
  ({ input, db, tools }) => used(db, tools, input.passkey),
  async (call, key) => {
    if (await isSuspended(call.tx, key.member_id)) return refuseSuspended(call.tx, key.member_id)
    if (!(await usePasskey(call.tx, key.id, key.counter))) return refuse('credentials.passkey_unknown')
    return enter(call, key.member_id)
  },
)
