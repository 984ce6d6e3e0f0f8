import type { AnswerOf } from '#kernel/operation.ts'
import type { feed } from '../contract.ts'

export type FeedShown = AnswerOf<typeof feed.list>['paginated_items']['data'][number]
export const FEEDS = '/feeds'
export const CLUB_FEEDS = '/club-feeds'
export const LATEST = '/latest-feeds'
