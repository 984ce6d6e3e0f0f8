import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { badge } from '../parts/badge.ts'

/** Conversations, with how many wait. */
export function TalkLink({ count }: { count: number }) {
  const { t } = useLingui()
  const label = t`Chat`
  return (
    <a className="icon-btn only-d" href="/chat" aria-label={count ? t`Chat, ${count} unread` : label}>
      <Icon name="chat-circle" />
      {count > 0 && <span className="count">{badge(count)}</span>}
    </a>
  )
}
