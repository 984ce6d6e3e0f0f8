import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token of 256 random bits; the database stores only its hash. */
export const makeToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
/** An eight-digit code to type. It is guessable, so use it only where the number of attempts is limited. */
export const makeDigits = () => String(randomInt(100_000_000)).padStart(8, '0')
