import { type SqlBool, sql } from 'kysely'
import { readableBy } from '#features/posts/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { addressesById } from '#server/seo/addresses-by-id.ts'
import type { ShareCard } from '#server/seo/share-card.ts'

/** Sitemap: articles that everybody may read. */
export const blogAddresses = addressesById({
  name: 'blogs',
  table: 'posts',
  shown: sql<SqlBool>`(posts.kind = 'Blog' and ${readableBy(null)})`,
  path: (id) => `/blog/show/${id}`,
})

/** Link preview of what everybody may read. */
export async function blogShareCard(db: Db, id: string): Promise<ShareCard | undefined> {
  const { rows } = await sql<{ title: string; full_name: string; key: string | null }>`select posts.title, m.full_name,
      (select c.key from medias c where c.id = posts.cover_media_id and c.published_at is not null and c.deleted_at is null) as key
    from posts join members m on m.id = posts.author_id
    where posts.id = ${id}::uuid and posts.kind = 'Blog' and ${readableBy(null)}`.execute(db)
  const [row] = rows
  return row && { title: row.title, line: '', price: '', seller: row.full_name, picture: row.key }
}
