import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'
import { albums } from '../../contract.ts'

/** Among whose lists the reader is: a member's albums, their lots or sets, or all collections. */
export type AlbumsPlace = 'albums' | 'lots' | 'sets' | 'collections'

const paths = {
  albums: '/user/{user_id}/albums',
  lots: '/user/{user_id}/lots',
  sets: '/user/{user_id}/sets',
  collections: '/collections/{user_id}/albums',
} as const

/** The address of this list; under lots and sets the kind is told by the path. */
export const albumsAddress = (list: InputOf<typeof albums.list>, at: AlbumsPlace): string =>
  address(paths[at], albums.list, { ...list, type: at === 'lots' || at === 'sets' ? undefined : list.type })
