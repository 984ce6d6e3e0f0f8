import { PAGE } from '#kernel/measures.ts'
import type { AlbumId } from '../../shapes.ts'

export interface AlbumPlace {
  readonly id: AlbumId
  /** The page that is open, from 1. */
  readonly number: number
  readonly arranging: boolean
}

/** Where there are pages, what lies on none of them; else everything. */
export const itemsAsked = (id: AlbumId, paged: boolean) => ({ id, ...(paged && { placed: false }), page_size: PAGE.collection })
