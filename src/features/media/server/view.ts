import type { output } from 'zod/v4/core'
import { pictureSides } from '#kernel/written/media-address.ts'
import type { Files } from '#server/files/files.ts'
import type { Border } from '#server/images/encoded.ts'
import type { CardPicture, Media } from '../contract.ts'
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

/** The columns of a picture that a card shows; stored cards hold them as JSON. */
export type CardMediaRow = Pick<MediaRow, 'key' | 'width' | 'height' | 'dpi' | 'border' | 'sizes'> & { readonly published_at: unknown }

export function cardPicture(files: Files, { key, width, height, dpi, border, sizes, published_at }: CardMediaRow): output<typeof CardPicture> {
  const widths = widthsOf(sizes as StoredPicture['sizes'])
  const names = widths.length ? pictureSides.slice(0, widths.length) : ['full']
  const signatures = published_at === null ? names.map((name) => files.address(key, `${name}`, false).split('?')[1]!) : undefined
  return { key, width, height, border: border as Border, widths, ...(dpi && { dpi }), ...(signatures && { signatures }) }
}

/** Sizes larger than the picture are one file: the first of them is enough. */
function widthsOf(sizes: StoredPicture['sizes']): number[] {
  const made = pictureSides.flatMap((side) => sizes.find(({ size }) => size === `${side}`)?.width ?? [])
  return made.length < pictureSides.length ? [] : made.slice(0, made.indexOf(made.at(-1)!) + 1)
}

/** The smallest size, with its measure. */
export function foundMedia(files: Pick<Files, 'address'>, media: CardMediaRow): { media_url: string; width: number; height: number } {
  const { width, height } = media
  return { media_url: thumbAddress(files, media), width, height }
}

/** URL of the smallest size. */
export function thumbAddress(
  files: Pick<Files, 'address'>,
  { key, sizes, published_at }: Pick<CardMediaRow, 'key' | 'sizes' | 'published_at'>,
): string {
  const [smallest] = (sizes as StoredPicture['sizes']).toSorted((a, b) => a.width - b.width)
  return files.address(key, smallest?.size ?? 'full', published_at !== null)
}
