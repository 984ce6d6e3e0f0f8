import { useLingui } from '@lingui/react/macro'
import type { feed } from '#features/feed/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

/** Why nothing stands here, and what helps. */
export function FeedEmpty({ type }: { type: InputOf<typeof feed.list>['type'] }) {
  const { t } = useLingui()
  if (type === 'clubs')
    return (
      <EmptyState
        title={t`Nothing from your clubs yet`}
        line={t`What is written in the clubs you are in stands here.`}
        action={<Button href="/clubs">{t`Find a club`}</Button>}
      />
    )
  if (type !== 'following') return <EmptyState title={t`Nothing here yet`} line={t`What members post and list stands here.`} />
  return (
    <EmptyState
      title={t`Your feed is still empty`}
      line={t`Follow collectors, and what they find and list stands here.`}
      action={
        <Button href="/network" variant="fill" icon="user-plus">
          {t`Find collectors`}
        </Button>
      }
    />
  )
}
