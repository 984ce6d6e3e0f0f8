import { hashToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import { isDeviceOf as isOf } from './queries-devices.ts'

/** True if the owner of this address has logged in with this browser before. */
export const isDeviceOf = (db: Db, email: string, device: string) => isOf(db, email, hashToken(device))
