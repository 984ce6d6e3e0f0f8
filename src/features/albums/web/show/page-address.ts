import { fill } from '#kernel/address.ts'
import { albumPath } from '../album-path.ts'
import type { AlbumAnswer } from '../types.ts'

export const pageAddress = (album: Pick<AlbumAnswer, 'id' | 'type'>, number: number, arranging: boolean): string =>
  fill(albumPath(album), { ...(number > 1 && { page: String(number) }), ...(arranging && { mode: 'arrange' }) })
