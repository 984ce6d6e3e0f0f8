import { network } from '#features/network/contract.ts'
import { products } from '#features/products/contract.ts'
import { profiles, type seenAs } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksNamesOfCards } from '#features/stamp-items/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { AnswerTo, RouteMatch } from '#web/router/screen.ts'

export const profileTabs = ['gallery', 'for_sale', 'about'] as const
export type ProfileTab = (typeof profileTabs)[number]
/** Viewer of the preview of the own profile. */
export type SeenAs = (typeof seenAs)[number]
const kinds = ['guest', 'follower', 'connection'] as const satisfies readonly SeenAs[]
export interface ProfileView {
  readonly tab: ProfileTab
  readonly page: number
  readonly page_size: number
  readonly seen_as?: SeenAs | undefined
}
type ProfileLink = Pick<ProfileView, 'tab'> & Partial<ProfileView>
/** Statuses of items that other members can see. */
export const shownStatuses = ['FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'OPEN_TO_OFFERS', 'IN_AUCTION', 'AT_AN_AUCTION', 'AT_AN_EXHIBITION'] as const

export function readView({ query }: RouteMatch): ProfileView {
  const tab = profileTabs.find((one) => one === query.get('tab')) ?? 'gallery'
  const seen_as = kinds.find((one) => one === query.get('as'))
  return { tab, ...placeIn(query, PAGE.usual), ...(seen_as && { seen_as }) }
}

export function profileHref(id: string, { tab, page = 1, page_size = PAGE.usual, seen_as }: ProfileLink): string {
  const query = new URLSearchParams({
    ...(tab !== 'gallery' && { tab }),
    ...placeQuery({ page, page_size }, PAGE.usual),
    ...(seen_as && { as: seen_as }),
  }).toString()
  return query ? `/profile/${id}?${query}` : `/profile/${id}`
}

export const ofMember = (id: string) => ({ id: id as never })
export const asSeen = (id: string, { seen_as }: Pick<ProfileView, 'seen_as'> = {}) => ({ ...ofMember(id), ...(seen_as && { seen_as }) })
/** In a preview, only items that others may see. */
export const galleryOf = (id: string, { page, page_size, seen_as }: ProfileView) => ({
  ...{ user_id: id as never, page, page_size },
  ...(seen_as && { status: [...shownStatuses] }),
})
export const shelfOf = (store_id: string, { page, page_size }: ProfileView) => ({ store_id: store_id as never, page, page_size })
export const asksMember = (id: string, view?: ProfileView): OperationQuery[] => [
  queryOf(profiles.show, asSeen(id, view)),
  queryOf(profiles.showcase, ofMember(id)),
  queryOf(network.standing, ofMember(id)),
]

/** Queries of the tab, sent once the profile tells whether it is visible. */
export function asksTab(id: string, view: ProfileView, answerOf: AnswerTo): OperationQuery[] {
  const { tab } = view
  const { user } = answerOf(profiles.show, asSeen(id, view))
  if (tab === 'gallery' && !user.hidden.includes('collection')) return [queryOf(stampItems.cards, galleryOf(id, view))]
  if (tab === 'for_sale' && user.store) return [queryOf(products.list, shelfOf(user.store.id, view))]
  return tab === 'about' && user.is_own ? [queryOf(profiles.level, {}), queryOf(profiles.visibility, {})] : []
}

/** Names of what is shown, and prices of a seller's items: sent once the items are known. */
export function asksOfCards(id: string, view: ProfileView, answerOf: AnswerTo): OperationQuery[] {
  const { user } = answerOf(profiles.show, asSeen(id, view))
  if (view.tab !== 'gallery' || user.hidden.includes('collection')) return []
  const { data } = answerOf(stampItems.cards, galleryOf(id, view)).cards
  return [asksNamesOfCards(data), ...(user.store ? [queryOf(products.prices, pricesOf(data))] : [])]
}
export const pricesOf = (items: readonly { id: string; status: string }[]) => ({
  stamp_item_ids: items.filter(({ status }) => status === 'FOR_SALE').map(({ id }) => id as never),
})
