import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { termSymbols } from '#features/vocabularies/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { albums } from '../contract.ts'
import { extendable } from '../rules.ts'
import type { AlbumRow } from './queries.ts'
import { type MountRow, mountsOf, type PageRow } from './queries-pages.ts'

type AlbumView = OutputOf<typeof albums.show>['album']
type PageView = OutputOf<typeof albums.page>['album_page']

export interface Looks {
  readonly db: Db
  readonly files: Files
  readonly viewer: Viewer
}

const albumView = ({ files, viewer }: Looks, row: AlbumRow, medias: ReadonlyMap<string, MediaRow>): AlbumView => {
  const shown = (id: string | null) => {
    const media = medias.get(id ?? '')
    return media ? mediaView(files, media) : null
  }
  const limit = viewer.kind === 'member' ? viewer.limits.albums : undefined
  const { uid, username, full_name, image_url, member_since } = row
  return {
    id: row.id as AlbumView['id'],
    user_id: row.member_id,
    user: { id: row.member_id, uid, username, full_name: full_name!, image_url, created_at: member_since },
    type: row.type as AlbumView['type'],
    ...{ name: row.name, description: row.description, is_private: row.is_private, item_count: row.item_count },
    mount: row.mount as AlbumView['mount'],
    cover: shown(row.cover_media_id),
    previews: row.preview_ids.flatMap((id) => shown(id) ?? []),
    pages: row.pages as AlbumView['pages'],
    own: viewer.id === row.member_id ? { waiting: row.waiting, may_grow: !extendable(row.older, limit) } : null,
    ...{ created_at: row.created_at, updated_at: row.updated_at },
  }
}

/** Many at once, with one question about their pictures. */
export async function albumViews(looks: Looks, rows: readonly AlbumRow[]): Promise<AlbumView[]> {
  const medias = await findMedias(
    looks.db,
    rows.flatMap(({ cover_media_id, preview_ids }) => [...(cover_media_id ? [cover_media_id] : []), ...preview_ids]),
  )
  return rows.map((row) => albumView(looks, row, medias))
}

type Symbols = Awaited<ReturnType<typeof termSymbols>>
const mountView = (files: Files, row: MountRow, medias: ReadonlyMap<string, MediaRow>, symbolOf: Symbols): PageView['mounts'][number] => {
  const media = medias.get(row.media_id ?? '')
  const { page_id: _page, media_id: _media, catalogue_number: number, ...rest } = row
  return {
    ...rest,
    stamp_item_id: row.stamp_item_id as PageView['mounts'][number]['stamp_item_id'],
    catalogue_entry_id: row.catalogue_entry_id as PageView['mounts'][number]['catalogue_entry_id'],
    mount: row.mount as PageView['mounts'][number]['mount'],
    name: row.name ?? '',
    denomination: row.denomination ?? '',
    catalogue_number: number && { ...number, name: symbolOf('catalogue_types', number.type) },
    media: media ? mediaView(files, media) : null,
  }
}

/** Pages with their mounts, with one question about mounts and one about pictures. */
export async function pageViews({ db, files, viewer }: Looks, pages: readonly PageRow[]): Promise<PageView[]> {
  const mounts = await mountsOf(
    db,
    pages.map(({ id }) => id),
    viewer.id,
  )
  const medias = await findMedias(
    db,
    mounts.flatMap(({ media_id }) => media_id ?? []),
  )
  const symbolOf = await termSymbols(db)
  return pages.map(({ position: _position, ...page }) => ({
    ...page,
    id: page.id as PageView['id'],
    album_id: page.album_id as PageView['album_id'],
    mounts: mounts.filter(({ page_id }) => page_id === page.id).map((mount) => mountView(files, mount, medias, symbolOf)),
  }))
}
