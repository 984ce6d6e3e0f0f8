import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Chat.module.css'

/** Beside the list, before a conversation is chosen. */
export function NoThread({ requests, empty }: { requests: boolean; empty: boolean }) {
  const { t } = useLingui()
  const [title, line] = requests
    ? [empty ? t`No requests` : t`Choose a request`, t`Here write people you do not know yet. They do not see that you read them.`]
    : empty
      ? [t`No conversations yet`, t`Open one from a profile, a listing, an order or a trade.`]
      : [t`Choose a conversation`, t`Or open one from a profile, a listing, an order or a trade.`]
  return (
    <div className={css.none}>
      <EmptyState title={title} line={line} />
    </div>
  )
}
