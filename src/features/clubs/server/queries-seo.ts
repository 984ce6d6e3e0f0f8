import { type SqlBool, sql } from 'kysely'
import { addressesById } from '#server/seo/addresses-by-id.ts'

/** Sitemap: clubs that everybody may read. */
export const clubAddresses = addressesById({
  name: 'clubs',
  table: 'clubs',
  shown: sql<SqlBool>`clubs.status = 'active' and clubs.visibility = 'public'`,
  path: (id) => `/club/show/${id}`,
})
