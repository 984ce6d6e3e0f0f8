import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits for the owner; the database keeps only what it hashes to. */
export const makeToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
/** Eight digits that people can type: only behind a count of tries. */
export const makeDigits = () => String(randomInt(100_000_000)).padStart(8, '0')
