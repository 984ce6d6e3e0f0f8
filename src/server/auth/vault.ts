import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/**
 * Authenticated encryption of values in the database. `about` names the owner and is bound to the ciphertext: with another owner decryption fails.
 */
export interface Vault {
  seal(text: string, about: string): Buffer
  open(sealed: Buffer, about: string): string
}

const NONCE = 12
const TAG = 16

/** AES-256-GCM with a key derived from the deployment's `vault` secret. */
export function openVault(secret: string): Vault {
  const key = createHash('sha256').update(`vault ${secret}`).digest()
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, about) {
      const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([opener.update(sealed.subarray(NONCE + TAG)), opener.final()]).toString('utf8')
    },
  }
}
