import type { AlbumAnswer } from '../types.ts'

interface Place {
  readonly number: number
  readonly arranging: boolean
}
/** The page that is open, as far as there is one. */
export const pageNumber = ({ pages }: AlbumAnswer, { number }: Place) => Math.min(number, Math.max(1, pages.length))

/** One page under the hands; two facing pages for looking at. */
export function openedPages(album: AlbumAnswer, place: Place) {
  const at = pageNumber(album, place) - 1
  if (place.arranging && album.own) return album.pages.slice(at, at + 1)
  const left = at - (at % 2)
  return album.pages.slice(left, left + 2)
}
