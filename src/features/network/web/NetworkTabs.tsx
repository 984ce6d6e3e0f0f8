import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import type { network } from '../contract.ts'
import { hrefOf, isOwnTab, type NetworkAsked, type NetworkTab, tabs } from './network-tabs.ts'

interface NetworkTabsProps {
  own: boolean
  path: string
  shown: NetworkAsked
  follow: AnswerOf<typeof network.standing>['follow']
}

export function NetworkTabs({ own, path, shown, follow }: NetworkTabsProps) {
  const { t, i18n } = useLingui()
  const labels: Record<NetworkTab, string> = {
    follower: t`Followers`,
    following: t({ message: 'Following', context: 'whom one follows' }),
    connections: t`Connections`,
    requests: t`Requests`,
    blocked: t`Blocked`,
    muted: t`Muted`,
  }
  const counts: Partial<Record<NetworkTab, number>> = { follower: follow.followers_count, following: follow.following_count, ...follow.own_counts }
  const all = tabs
    .filter((tab) => own || !isOwnTab(tab))
    .map((tab) => ({
      href: hrefOf(path, { ...shown, tab, page: 1, search: '' }),
      label: labels[tab],
      current: tab === shown.tab,
      ...(counts[tab] !== undefined && { count: i18n.number(counts[tab]) }),
    }))
  return <Tabs label={t`Parts of the network`} tabs={all} />
}
