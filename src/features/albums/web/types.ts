import type { AnswerOf } from '#kernel/operation.ts'
import type { albums } from '../contract.ts'

export type AlbumAnswer = AnswerOf<typeof albums.show>['album']
export type PageAnswer = AnswerOf<typeof albums.page>['album_page']
export type MountAnswer = PageAnswer['mounts'][number]
