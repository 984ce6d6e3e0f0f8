import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { GivenOf } from '#kernel/operation.ts'
import type { credentials } from '../contract.ts'

type Options = Record<string, unknown>
type Used = GivenOf<typeof credentials.passkeyLogIn>['passkey']
type Made = Omit<GivenOf<typeof credentials.addPasskey>, 'name'>

/** Undefined if the member cancels the browser's dialog. */
export async function usePasskey(options: Options): Promise<Used | undefined> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options as never })
    return { credential_id: id, client_data: response.clientDataJSON, authenticator_data: response.authenticatorData, signature: response.signature }
  } catch {
    return undefined
  }
}

export async function makePasskey(options: Options): Promise<Made | undefined> {
  try {
    const { id, response } = await startRegistration({ optionsJSON: options as never })
    return {
      credential_id: id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: (response.transports ?? []) as string[],
    }
  } catch {
    return undefined
  }
}
