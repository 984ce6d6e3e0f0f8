import { query } from '#server/operations/slice.ts'
import { credentials } from '../contract.ts'
import { securityOf } from './queries.ts'

export const security = query(credentials.security, async ({ viewer, db }) => {
  const found = await securityOf(db, viewer.id)
  return { security: { ...found, passkeys: found.passkeys as never[], member_id: viewer.id } }
})
