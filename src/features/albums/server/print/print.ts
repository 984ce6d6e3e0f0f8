import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import encodeQR from 'qr'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { findMedias, type MediaRow } from '#features/media/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { albums } from '../../contract.ts'
import type { AlbumId } from '../../shapes.ts'
import { type AlbumRow, findSeenAlbum } from '../queries.ts'
import { pagesOf } from '../queries-pages.ts'
import { type Looks, pageViews } from '../view.ts'
import { drawAlbum } from './draw-album.ts'
import { jpegsOf } from './jpegs.ts'

/** The code that leads from a hole on paper to the want, and to who sells it today. The hole around it is its quiet zone. */
const codeOf = (public_url: string, entry_id: string) => {
  const rows = encodeQR(`${public_url}${catalogueEntrySubject.path(entry_id)}`, 'raw', { ecc: 'medium', border: 1 })
  return rows.slice(1, -1).map((row) => row.slice(1, -1))
}

async function pagesPrinted(looks: Looks, album_id: AlbumId, number: number | undefined) {
  const rows = (await pagesOf(looks.db, album_id)).map((row, at) => ({ ...row, number: at + 1 }))
  return pageViews(looks, number === undefined ? rows : rows.filter((row) => row.number === number))
}

/** Pages for the printer, with the codes of their holes. */
export const print = query(albums.print, async ({ input, viewer, db, tools }) => {
  if (!(await findSeenAlbum(db, input.id, viewer.id))) return refuse('album.not_found')
  const album_pages = await pagesPrinted({ db, files: tools.files, viewer }, input.id, input.number)
  const entries = new Set(album_pages.flatMap(({ mounts }) => mounts.flatMap(({ catalogue_entry_id }) => catalogue_entry_id ?? [])))
  const codes = [...entries].map((catalogue_entry_id) => ({
    catalogue_entry_id,
    rows: codeOf(tools.site.public_url, catalogue_entry_id).map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  }))
  return { album_pages, codes }
})

export const pdf = query(albums.pdf, async ({ input, viewer, db, tools, requester }) => {
  const album = await findSeenAlbum(db, input.id, viewer.id)
  if (!album) return refuse('album.not_found')
  const pages = await pagesPrinted({ db, files: tools.files, viewer }, input.id, input.number)
  const ids = pages.flatMap(({ mounts }) => mounts.flatMap(({ media, stamp_item_id }) => (media && stamp_item_id ? [media.id as string] : [])))
  const medias = input.pictures ? await findMedias(db, ids) : new Map<string, MediaRow>()
  const jpegs = await withFolder((folder) => jpegsOf(tools, [...medias.values()], folder))
  const printed = pages.map((page) => ({
    ...page,
    mounts: page.mounts.map((mount) => ({
      ...mount,
      code: mount.catalogue_entry_id ? codeOf(tools.site.public_url, mount.catalogue_entry_id) : null,
      jpeg: (mount.stamp_item_id && jpegs.get(mount.media?.id ?? '')) || null,
    })),
  }))
  const body = await drawAlbum({ paper: input.paper, pages: printed, ...(await wordsOf(db, tools, requester.locale, album)) })
  return { body, type: 'application/pdf', name: `album-${input.paper}.pdf`, inline: true }
})

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-album-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function wordsOf(_db: Db, { words, site }: Tools, locale: Locale, { name, full_name, updated_at }: AlbumRow) {
  const host = new URL(site.public_url).host
  return {
    ...{ lang: locale, at: updated_at, name, owner: full_name ?? '' },
    ruler: words.say(locale, 'album.print.ruler'),
    lineOf: ({ number }: { number: number }) => words.say(locale, 'album.print.line', { owner: full_name ?? '', album: name, number, host }),
  }
}
