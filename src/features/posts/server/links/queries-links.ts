import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { PageHead } from './head-reader.ts'

export const setLink = (tx: Tx, id: Id<'posts'>, link_url: string | null) => tx.updateTable('posts').set({ link_url }).where('id', '=', id).execute()

/** Days after which a page is asked again, once somebody names it. */
const DAYS = 7
/** True when the page has to be asked: it is new, or long ago. */
export async function claimLink(tx: Tx, url: string): Promise<boolean> {
  const { rows } = await sql`insert into link_cards (url) values (${url})
    on conflict (url) do update set asked_at = clock_timestamp()
      where link_cards.asked_at < clock_timestamp() - make_interval(days => ${sql.lit(DAYS)}) returning id`.execute(tx)
  return rows.length > 0
}

export interface ReadPage extends Omit<PageHead, 'picture'> {
  readonly picture: Buffer | null
}
/** Posts that show it, the newest first: as many as open pages may be told of. */
const TOLD = 100
export async function keepCard(tx: Tx, url: string, page: ReadPage | undefined) {
  const told = page ? { status: 'shown', ...page } : { status: 'failed', title: '', description: '', site: '', picture: null }
  await tx
    .updateTable('link_cards')
    .set({ ...told, asked_at: sql<Date>`clock_timestamp()` })
    .where('url', '=', url)
    .execute()
  return tx
    .selectFrom('posts')
    .select(['posts.id', 'posts.author_id', 'posts.club_id'])
    .where('link_url', '=', url)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(TOLD)
    .execute()
}

export async function linksOf(db: Db, urls: readonly string[]) {
  const { rows } = await sql<{ id: Id<'link_cards'>; url: string; title: string; description: string; site: string; has_picture: boolean }>`
    select l.id, l.url, l.title, l.description, l.site, l.picture is not null as has_picture
    from link_cards l where l.url = any(${[...urls]}::text[]) and l.status = 'shown'`.execute(db)
  return new Map(rows.map((row) => [row.url, row]))
}
export const pictureOfLink = async (db: Db, id: Id<'link_cards'>): Promise<Buffer | undefined> =>
  (await db.selectFrom('link_cards').select('picture').where('id', '=', id).where('status', '=', 'shown').executeTakeFirst())?.picture ?? undefined
