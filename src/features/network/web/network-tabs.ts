import { PAGE } from '#kernel/measures.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { placeIn, placeQuery } from '#web/list/list-place.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import { network } from '../contract.ts'

const openTabs = ['follower', 'following', 'connections'] as const
const ownTabs = ['requests', 'blocked', 'muted'] as const
export const tabs = [...openTabs, ...ownTabs] as const
export type NetworkTab = (typeof tabs)[number]
export const isOwnTab = (tab: NetworkTab) => (ownTabs as readonly string[]).includes(tab)

/** State in the URL: member, tab and page. */
export interface NetworkAsked {
  readonly id: string
  readonly tab: NetworkTab
  readonly page: number
  readonly page_size: number
  readonly search: string
}
const USUAL = PAGE.members

const LISTS = {
  follower: (asked) => queryOf(network.followers, given(asked)),
  following: (asked) => queryOf(network.following, given(asked)),
  connections: (asked) => queryOf(network.people, { ...given(asked), connected: true }),
  requests: ({ page, page_size }) => queryOf(network.requests, { page, page_size }),
  blocked: ({ page, page_size }) => queryOf(network.blocked, { page, page_size }),
  muted: ({ page, page_size }) => queryOf(network.muted, { page, page_size }),
} as const satisfies Record<NetworkTab, (asked: NetworkAsked) => OperationQuery>

const given = ({ id, page, page_size, search }: NetworkAsked): GivenOf<typeof network.followers> => ({
  ...{ id: id as 'me', page, page_size },
  ...(search && { search }),
})
export const listOf = (asked: NetworkAsked) => LISTS[asked.tab](asked) as OperationQuery<typeof network.followers>
export const standingOf = ({ id }: Pick<NetworkAsked, 'id'>) => queryOf(network.standing, { id: id as 'me' })

/** Own tabs of another member fall back to the public ones. */
export const questionsOf = (asked: NetworkAsked) => [
  standingOf(asked),
  listOf(asked),
  ...(isOwnTab(asked.tab) ? [listOf({ ...asked, tab: 'follower' })] : []),
]

export function readAsked({ query }: RouteMatch, id: string, usual: NetworkTab): NetworkAsked {
  const tab = tabs.find((one) => one === query.get('tab')) ?? usual
  return { id, tab, ...placeIn(query, USUAL), search: (query.get('search') ?? '').trim().slice(0, 60) }
}

export function hrefOf(path: string, { tab, search, ...place }: Omit<NetworkAsked, 'id'>): string {
  const query = new URLSearchParams({ tab, ...(search && { search }), ...placeQuery(place, USUAL) })
  return `${path}?${query}`
}
