import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { InputOf } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { credentials } from '../contract.ts'
import type { PasskeyUsed } from '../shapes.ts'
import { findPasskey, takeChallenge } from './queries-passkeys.ts'

/** Security: relying party and origin come from the configuration, never from the request. */
export const partyOf = ({ site }: Tools) => ({ expectedOrigin: site.public_url, expectedRPID: new URL(site.public_url).hostname })

const unknown = () => refuse('credentials.passkey_unknown')
/** Security: details of an invalid passkey are not returned. */
const orNothing = () => undefined

/** Verifies a registration: for our origin and our challenge, and not expired. */
export async function made(db: Db, tools: Tools, member_id: Id<'members'>, input: InputOf<typeof credentials.addPasskey>) {
  const { credential_id: id, client_data, attestation, transports } = input
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: client_data, attestationObject: attestation, transports },
  }
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, hashToken(challenge), member_id),
    ...partyOf(tools),
    requireUserVerification: true,
  }).catch(orNothing)
  return verified?.verified ? verified.registrationInfo.credential : unknown()
}

/** Verifies a log-in: the passkey's owner, its signature over our challenge, and its origin. */
export async function used(db: Db, tools: Tools, { credential_id: id, client_data, authenticator_data, signature }: PasskeyUsed) {
  const passkey = await findPasskey(db, id)
  if (!passkey) return unknown()
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
  }
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, hashToken(challenge), null),
    ...partyOf(tools),
    credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(orNothing)
  return verified?.verified ? { ...passkey, counter: verified.authenticationInfo.newCounter } : unknown()
}
