import { clubsBriefly } from '#features/clubs/server/public.ts'
import { commentCounts, entitiesFor } from '#features/comments/server/public.ts'
import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { reactionsTo } from '#features/reactions/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { Requester } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import { type Post, postSubject } from '../contract.ts'
import { type Audience, type PostKind, privacyOf } from '../rules.ts'
import { tagsOf } from './article/queries-article.ts'
import { linksOf } from './links/queries-links.ts'
import type { WholePost } from './queries.ts'
import { quotedIn } from './quoted.ts'

export interface PostReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'subjects'>
  readonly viewer: { readonly id: string | null }
  readonly requester: Pick<Requester, 'locale'>
}
function articleOf({ tools }: Pick<PostReader, 'tools'>, row: WholePost, cover: MediaRow | undefined, tags: readonly string[]): Post['article'] {
  if (row.title === null) return null
  const { title, summary, minutes, is_news, cover_alt } = row
  return {
    ...{ title, summary, minutes: minutes!, is_news, tags: [...tags] },
    cover: cover ? { ...mediaView(tools.files, cover), alt: cover_alt } : null,
  }
}
/** Of an article only its cover: its text shows the others. */
const picturesOf = ({ kind, cover_media_id, pictures }: WholePost): readonly string[] =>
  kind === 'Blog' ? (cover_media_id ? [cover_media_id] : []) : pictures.map(({ media_id }) => media_id)

/** One question about all pages that they name. */
async function linksFor(db: Db, rows: readonly WholePost[]) {
  const urls = [...new Set(rows.flatMap(({ link_url }) => link_url ?? []))]
  const found = urls.length ? await linksOf(db, urls) : undefined
  return ({ link_url }: WholePost): Post['link'] => {
    const card = link_url === null ? undefined : found?.get(link_url)
    if (!card) return null
    const { id, url, title, description, site, has_picture } = card
    return { url, title, description, site, picture_url: has_picture ? `/api/link-cards/${id}/picture` : null }
  }
}

/** Posts of a page: one question each about pictures, names, quotes, comments and reactions. */
export async function postViews({ db, tools, viewer, requester }: PostReader, rows: readonly WholePost[]): Promise<Post[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const media_ids = rows.flatMap(picturesOf)
  const articles = rows.flatMap(({ kind, id }) => (kind === 'Blog' ? id : []))
  const [links, tags, medias, entities, quoted, clubs, counts, felt] = await Promise.all([
    linksFor(db, rows),
    articles.length ? tagsOf(db, articles) : new Map<string, string[]>(),
    media_ids.length ? findMedias(db, media_ids) : new Map<string, MediaRow>(),
    entitiesFor(db, viewer.id, rows),
    quotedIn({ db, files: tools.files, locale: requester.locale }, tools, viewer.id, rows),
    clubsBriefly(
      db,
      viewer.id,
      rows.flatMap(({ club_id }) => club_id ?? []),
    ),
    commentCounts(db, viewer.id, postSubject.name, ids),
    reactionsTo(db, viewer.id, postSubject.name, ids),
  ])
  return rows.map((row) => {
    const { id, author_id, body, created_at, edited_at, version, uid, username, full_name, image_url, member_since, pictures } = row
    const audience = row.audience as Audience
    return {
      kind: row.kind as PostKind,
      article: articleOf({ tools }, row, medias.get(row.cover_media_id ?? ''), tags.get(id) ?? []),
      ...{ id, body, created_at, edited_at, version, audience },
      privacy: privacyOf(audience),
      club: (row.club_id && clubs.get(row.club_id)) || null,
      is_pinned: row.pinned_at !== null,
      user: { id: author_id, uid, username, full_name: full_name!, image_url, created_at: member_since },
      entities: entities(row),
      medias: (row.kind === 'Blog' ? [] : pictures).flatMap(({ media_id, alt }) => {
        const media = medias.get(media_id)
        return media ? [{ ...mediaView(tools.files, media), alt }] : []
      }),
      link: links(row),
      quoted: quoted(row),
      is_own: author_id === viewer.id,
      comment_count: counts.get(id) ?? 0,
      reactions: felt(id),
    }
  })
}
