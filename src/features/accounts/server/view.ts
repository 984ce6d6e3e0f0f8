import { heldOf, permissionsOf } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OwnRow } from './queries.ts'

export async function ownView(db: Parameters<typeof permissionsOf>[0], row: OwnRow) {
  const { permissions } = await permissionsOf(db, row.is_email_verified ? row.plan : 'guest')
  const held = row.is_email_verified ? await heldOf(db, row.id) : []
  return { ...row, id: row.id, language: row.locale as Locale, user_permissions: ['signed_in', ...permissions, ...held] }
}
