import { network } from '#features/network/contract.ts'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksWords } from '#features/stamp-items/web/public.tsx'
import { ask, type Question } from '#web/data.ts'
import type { AnswerTo, Place } from '#web/site.ts'

export const profileTabs = ['gallery', 'for_sale', 'about'] as const
export type ProfileTab = (typeof profileTabs)[number]
export interface ProfileView {
  readonly tab: ProfileTab
  readonly page: number
}
const GALLERY = 50
const SHELF = 24

export function readView({ query }: Place): ProfileView {
  const page = Number(query.get('page') ?? 1)
  const tab = profileTabs.find((one) => one === query.get('tab')) ?? 'gallery'
  return { tab, page: Number.isInteger(page) && page > 0 && page <= 100 ? page : 1 }
}

export function profileHref(id: string, { tab, page }: ProfileView): string {
  const query = new URLSearchParams({ ...(tab !== 'gallery' && { tab }), ...(page > 1 && { page: String(page) }) }).toString()
  return query ? `/profile/${id}?${query}` : `/profile/${id}`
}

export const ofMember = (id: string) => ({ id: id as never })
export const galleryOf = (id: string, page: number) => ({ user_id: id as never, page, page_size: GALLERY })
export const shelfOf = (store_id: string, page: number) => ({ store_id: store_id as never, page, page_size: SHELF })
export const asksMember = (id: string): Question[] => [
  ask(profiles.show, ofMember(id)),
  ask(profiles.showcase, ofMember(id)),
  ask(network.standing, ofMember(id)),
]

/** What a tab shows is asked when it is known whose it is, and whether it is shown at all. */
export function asksTab(id: string, { tab, page }: ProfileView, answerOf: AnswerTo): Question[] {
  const { user } = answerOf(profiles.show, ofMember(id))
  if (tab === 'gallery' && !user.hidden.includes('collection')) return [ask(stampItems.list, galleryOf(id, page)), asksWords()]
  if (tab === 'for_sale' && user.store) return [ask(products.list, shelfOf(user.store.id, page))]
  return tab === 'about' && user.is_own ? [ask(profiles.level, {})] : []
}
