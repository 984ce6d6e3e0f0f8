import type { GivenOf } from '#kernel/operation.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { network } from '../contract.ts'

const openTabs = ['follower', 'following', 'connections'] as const
const ownTabs = ['requests', 'blocked', 'muted'] as const
export const tabs = [...openTabs, ...ownTabs] as const
export type NetworkTab = (typeof tabs)[number]
export const isOwnTab = (tab: NetworkTab) => (ownTabs as readonly string[]).includes(tab)

/** Whose network, which part of it, and where in it. */
export interface NetworkAsked {
  readonly id: string
  readonly tab: NetworkTab
  readonly page: number
  readonly search: string
}
const SIZE = 24

const LISTS = {
  follower: (asked) => queryOf(network.followers, given(asked)),
  following: (asked) => queryOf(network.following, given(asked)),
  connections: (asked) => queryOf(network.people, { ...given(asked), connected: true }),
  requests: ({ page }) => queryOf(network.requests, { page, page_size: SIZE }),
  blocked: ({ page }) => queryOf(network.blocked, { page, page_size: SIZE }),
  muted: ({ page }) => queryOf(network.muted, { page, page_size: SIZE }),
} as const satisfies Record<NetworkTab, (asked: NetworkAsked) => OperationQuery>

const given = ({ id, page, search }: NetworkAsked): GivenOf<typeof network.followers> => ({
  ...{ id: id as 'me', page, page_size: SIZE },
  ...(search && { search }),
})
export const listOf = (asked: NetworkAsked) => LISTS[asked.tab](asked) as OperationQuery<typeof network.followers>
export const standingOf = ({ id }: Pick<NetworkAsked, 'id'>) => queryOf(network.standing, { id: id as 'me' })

/** What is another's alone is answered with what everybody may ask for. */
export const questionsOf = (asked: NetworkAsked) => [
  standingOf(asked),
  listOf(asked),
  ...(isOwnTab(asked.tab) ? [listOf({ ...asked, tab: 'follower' })] : []),
]

const PAGES = 100
export function readAsked({ query }: RouteMatch, id: string, usual: NetworkTab): NetworkAsked {
  const page = Number(query.get('page') ?? 1)
  const tab = tabs.find((one) => one === query.get('tab')) ?? usual
  return { id, tab, page: Number.isInteger(page) && page >= 1 && page <= PAGES ? page : 1, search: (query.get('search') ?? '').trim().slice(0, 60) }
}

export function hrefOf(path: string, { tab, page, search }: Omit<NetworkAsked, 'id'>): string {
  const query = new URLSearchParams({ tab, ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return `${path}?${query}`
}
export const pagesOf = (total: number) => Math.min(PAGES, Math.max(1, Math.ceil(total / SIZE)))
