import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

export function TopicEmpty({ topic }: { topic: string }) {
  const { t } = useLingui()
  return <EmptyState title={t`Nobody has written about this yet`} line={t`Write #${topic} in a post, and it stands here.`} />
}
