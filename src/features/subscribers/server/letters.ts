import type { Vault } from '#server/auth/vault.ts'

/** Purposes of the seals: a token that confirms ends nothing, and one that ends confirms nothing. */
const PURPOSES = { confirm: 'subscriber confirm', off: 'subscriber off' } as const
type Purpose = keyof typeof PURPOSES
export const tokenOf = (vault: Vault, purpose: Purpose, id: string): string => vault.seal(id, PURPOSES[purpose]).toString('base64url')
/** The subscriber of a token; undefined if this deployment has not sealed it for this purpose. */
export function subscriberIn(vault: Vault, purpose: Purpose, token: string): string | undefined {
  try {
    return vault.open(Buffer.from(token, 'base64url'), PURPOSES[purpose])
  } catch {
    return undefined
  }
}
