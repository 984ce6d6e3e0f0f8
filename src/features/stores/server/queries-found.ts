import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'

/** Indexed by search engines: stores with products, of members whom everybody may see. */
export const storesFound = sql<SqlBool>`product_count > 0 and ${ownerVisibleTo(null, 'stores.member_id')}`
