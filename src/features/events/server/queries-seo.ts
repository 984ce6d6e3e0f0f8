import { type SqlBool, sql } from 'kysely'
import { addressesById } from '#server/seo/addresses-by-id.ts'

/** Sitemap: events that everybody may read. */
export const eventAddresses = addressesById({
  name: 'events',
  table: 'events',
  shown: sql<SqlBool>`events.status in ('published', 'archived') and events.visibility = 'Open' and events.hidden_at is null
    and (events.club_id is null or exists (select from clubs where clubs.id = events.club_id and clubs.visibility = 'public'))
    and exists (select from members m where m.id = events.user_id and is_present(m))`,
  path: (id) => `/events/${id}/show`,
})
