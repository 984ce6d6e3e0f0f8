import type { AnswerOf } from '#kernel/operation.ts'
import type { wishlists } from '../contract.ts'

export type WishAnswer = AnswerOf<typeof wishlists.list>['wishlists']['data'][number]
