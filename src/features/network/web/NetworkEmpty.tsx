import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { hrefOf, type NetworkAsked, type NetworkTab } from './network-tabs.ts'

interface NetworkEmptyProps {
  asked: NetworkAsked
  own: boolean
  hidden: boolean
  path: string
}

/** Empty state with its reason and one action. */
export function NetworkEmpty({ asked, own, hidden, path }: NetworkEmptyProps) {
  const { t } = useLingui()
  const find = <Button href="/network" variant="fill" icon="users">{t`Find friends`}</Button>
  const actionFor = (tab: NetworkTab) => {
    if (tab === 'requests') return <Button href="/setting/visibility" icon="eye">{t`Who sees what of you`}</Button>
    return tab === 'blocked' || tab === 'muted' ? <Button href="/followers">{t`To your followers`}</Button> : find
  }
  if (hidden) return <EmptyState title={t`Private`} line={t`This member does not show you whom they know.`} />
  if (asked.search || asked.page > 1)
    return (
      <EmptyState
        title={t`Nobody here`}
        line={asked.search ? t`Nobody in this list has a name that begins so.` : t`The list ends before this page.`}
        action={<Button href={hrefOf(path, { ...asked, page: 1, search: '' })}>{t`Show all`}</Button>}
      />
    )
  const lines: Record<NetworkTab, string> = own
    ? {
        follower: t`Whoever follows you stands here.`,
        following: t`Follow collectors whose things you like, and they stand here.`,
        connections: t`You are connected with those whom you follow and who follow you.`,
        requests: t`Nobody waits for an answer. When your profile is private, whoever wants to follow you asks here first.`,
        blocked: t`You have blocked nobody.`,
        muted: t`You have muted nobody.`,
      }
    : {
        ...{ requests: '', blocked: '', muted: '' },
        follower: t`Nobody follows this member yet.`,
        following: t`This member follows nobody yet.`,
        connections: t`This member has no connections yet.`,
      }
  return <EmptyState title={t`Nobody here yet`} line={lines[asked.tab]} action={own ? actionFor(asked.tab) : undefined} />
}
