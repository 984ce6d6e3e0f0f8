import { findOwn } from '#features/accounts/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { contacts } from '../contract.ts'
import { pendingPrimary, secondaryOf } from './queries.ts'

export const list = query(contacts.list, async ({ viewer, db }) => {
  const [member, pending, secondary] = await Promise.all([findOwn(db, viewer.id), pendingPrimary(db, viewer.id), secondaryOf(db, viewer.id)])
  const { email, is_email_verified } = member!
  return {
    contacts: {
      member_id: viewer.id,
      primary: { email, is_verified: is_email_verified },
      pending: pending ? { ...pending, id: pending.id } : null,
      secondary: secondary.map((one) => ({ ...one, id: one.id, is_verified: Boolean(one.is_verified) })),
    },
  }
})
