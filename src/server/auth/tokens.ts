import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for the owner; the database keeps only what it hashes to. */
export const makeToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
