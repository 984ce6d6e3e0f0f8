import type { Locale } from '#kernel/locale.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { permissionsOf } from './plans.ts'
import type { OwnRow } from './queries.ts'

export async function ownView(db: Parameters<typeof permissionsOf>[0], row: OwnRow) {
  const { permissions } = await permissionsOf(db, row.is_email_verified ? row.plan : 'guest')
  return { ...row, id: row.id as MemberId, language: row.locale as Locale, user_permissions: ['signed_in', ...permissions] }
}
