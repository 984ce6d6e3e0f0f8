import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#web/query/online.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Chat.module.css'
import { dropFromOutbox, tryAgain, type Waiting } from '../outbox/outbox.ts'
import type { Outbox } from '../outbox/use-outbox.ts'
import type { ShownMessage } from './use-thread.ts'

interface OutgoingProps {
  outbox: Outbox
  user_id: string
  arrived?: readonly Pick<ShownMessage, 'client_message_id'>[]
}
/** What is on its way to this member or group, and has not arrived. */
export function Outgoing({ outbox: { owner, waiting, push }, user_id, arrived = [] }: OutgoingProps) {
  const { t } = useLingui()
  const known = new Set(arrived.map(({ client_message_id }) => client_message_id))
  const these = waiting.filter((one) => one.user_id === user_id && !known.has(one.client_message_id))
  const again = (id: string) => {
    tryAgain(owner, id)
    push()
  }
  return these.map((one) => (
    <li key={one.client_message_id} className={`${css.message} ${css.own}`}>
      {one.body && (
        <p className={css.bubble} dir="auto">
          {one.body}
        </p>
      )}
      {one.media_ids && one.media_ids.length > 0 && <p className={css.bubble}>{t`Pictures: ${one.media_ids.length}`}</p>}
      <State message={one} onAgain={() => again(one.client_message_id)} onDrop={() => dropFromOutbox(owner, one.client_message_id)} />
    </li>
  ))
}

function State({ message: { refused }, onAgain, onDrop }: { message: Waiting; onAgain: () => void; onDrop: () => void }) {
  const { t } = useLingui()
  const online = useOnline()
  if (online && !refused)
    return (
      <span className={css.meta}>
        <Icon name="clock" />
        {t`Sending`}
      </span>
    )
  return (
    <span className={`bad ${css.failed}`} role="status">
      <Icon name="warning-circle" />
      {refused ?? t`Not sent, you are offline`}
      <Button size="s" onClick={onAgain}>
        {t`Try again`}
      </Button>
      {refused && (
        <Button size="s" variant="quiet" onClick={onDrop}>
          {t`Remove`}
        </Button>
      )}
    </span>
  )
}
