import type { output } from 'zod/v4/core'
import type { Files } from '#server/files/files.ts'
import type { Border } from '#server/images/encoded.ts'
import type { Media } from '../contract.ts'
import type { StoredPicture } from './drawn.ts'
import type { MediaRow } from './queries.ts'

export function mediaView(files: Files, row: MediaRow): output<typeof Media> {
  const { key, width, height, dpi, created_at } = row
  const is_published = row.published_at !== null
  const sizes = (row.sizes as StoredPicture['sizes']).map((size) => ({ ...size, media_url: files.address(key, size.size, is_published) }))
  return {
    id: row.id,
    media_url: files.address(key, 'full', is_published),
    width,
    height,
    dpi,
    border: row.border as Border,
    sizes,
    is_published,
    created_at,
  }
}

/** URL of the smallest size. */
export function thumbAddress(files: Pick<Files, 'address'>, { key, sizes, published_at }: MediaRow): string {
  const [smallest] = (sizes as StoredPicture['sizes']).toSorted((a, b) => a.width - b.width)
  return files.address(key, smallest?.size ?? 'full', published_at !== null)
}
