import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal, as the other side computes it. */
export const signatureOf = (secret: string, text: string | Buffer): string => createHmac('sha256', secret).update(text).digest('hex')

interface SignedText {
  readonly secret: string
  readonly text: string | Buffer
  readonly signature: string
}
/** False without a secret: a deployment that has none is called by nobody. */
export function isSigned({ secret, text, signature }: SignedText): boolean {
  const [given, right] = [Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, text), 'hex')]
  return secret !== '' && given.length === right.length && timingSafeEqual(given, right)
}

/** Replay: a call is not older, nor further in the future, than this. */
export const isRecent = (timestamp: number, now: Date, seconds: number): boolean => Math.abs(now.getTime() / 1_000 - timestamp) <= seconds

/** The header `t=<unix seconds>,v1=<signature of "t.body">`. */
export function signedHeader(header: string): { readonly timestamp: number; readonly signature: string } | undefined {
  const [, timestamp, signature] = /^t=(\d{1,12}),v1=([a-f0-9]{64})$/.exec(header) ?? []
  return timestamp && signature ? { timestamp: Number(timestamp), signature } : undefined
}
