import type { output } from 'zod/v4/core'
import { ATTACHMENT_FILES, type AttachmentFile } from '#server/attachments/attachment.ts'
import type { Files } from '#server/files/files.ts'
import type { AnyMedia, MediaFile } from '../../contract.ts'
import type { MediaKind } from '../../rules.ts'
import type { MediaRow } from '../queries.ts'
import { mediaView } from '../view.ts'
import type { AnyMediaRow } from './queries.ts'

export function anyMediaView(files: Files, row: AnyMediaRow): output<typeof AnyMedia> {
  const { id, kind, published_at, created_at } = row
  const hasPicture = (row.sizes as unknown[]).length > 0
  return {
    ...{ id, kind: kind as MediaKind, is_published: published_at !== null, created_at },
    // A poster has no border of its own: it fills its frame.
    picture: hasPicture ? mediaView(files, { ...row, border: row.border ?? 'dark' } as MediaRow) : null,
    file: row.file ? fileView(files, row as AnyMediaRow & { file: AttachmentFile }) : null,
  }
}

function fileView(files: Files, row: AnyMediaRow & { file: AttachmentFile }): output<typeof MediaFile> {
  const { key, file, name, file_bytes, width, height, duration_ms, pages } = row
  const media_url = files.address(key, file, row.published_at !== null)
  return { media_url, type: ATTACHMENT_FILES[file].type, name, bytes: file_bytes!, width, height, duration_ms, pages }
}
