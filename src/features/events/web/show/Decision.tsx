import { Plural, useLingui } from '@lingui/react/macro'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { rightTo } from '../../rules.ts'
import css from '../Events.module.css'
import { type DateShown, doorPath, type EventShown, editPath, goingPath, joinPath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'
import { OwnDecision } from './OwnDecision.tsx'
import { useHolding } from './use-holding.ts'

interface DecisionProps {
  event: EventShown
  date: DateShown | undefined
  viewer_id: string | null
}
/** The one decision of the page, by where the event and its reader stand. */
export function Decision({ event, date, viewer_id }: DecisionProps) {
  const { statusOf } = useEventWords()
  const { status, cancel_reason, is_run } = event
  const is_over = status === 'Closed' || status === 'archived' || status === 'cancelled'
  const own = date?.own
  return (
    <div className={css.decision}>
      {is_run ? (
        <Run event={event} />
      ) : is_over ? (
        <>
          <h2>{statusOf(status)}</h2>
          {cancel_reason && (
            <p>
              <bdi>{cancel_reason}</bdi>
            </p>
          )}
        </>
      ) : own && own.status !== 'cancelled' ? (
        <OwnDecision event={event} own={own} />
      ) : (
        <Join event={event} date={date} viewer_id={viewer_id} />
      )}
    </div>
  )
}

function Run({ event }: { event: EventShown }) {
  const { t } = useLingui()
  const { statusOf } = useEventWords()
  const { publish, busy } = useHolding(event)
  const { id, status, applicants } = event
  if (status === 'draft')
    return (
      <>
        <h2>{t`A draft`}</h2>
        <p>{t`Nobody else sees it until you publish it.`}</p>
        <Button variant="fill" pending={busy ? t`One moment…` : undefined} onClick={() => void publish()}>{t`Publish`}</Button>
        <Button href={editPath(id)} icon="pencil-simple">{t`Edit`}</Button>
      </>
    )
  const is_open = status === 'Future' || status === 'Active'
  return (
    <>
      <h2>{is_open ? t`You run it` : statusOf(status)}</h2>
      <Button href={goingPath(id)} variant={applicants > 0 ? 'fill' : 'plain'} icon="users">
        {applicants > 0 ? <Plural value={applicants} one="# asks to come" other="# ask to come" /> : t`Who is going`}
      </Button>
      {is_open && <Button href={doorPath(id)} icon="check-circle">{t`At the door`}</Button>}
      {is_open && <Button href={editPath(id)} icon="pencil-simple">{t`Edit`}</Button>}
    </>
  )
}

function Join({ event, date, viewer_id }: DecisionProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { id, visibility, type, may_join, user } = event
  const is_full = date?.capacity !== null && date !== undefined && (date.waiting > 0 || date.taken >= date.capacity)
  const is_paid = event.price !== null && visibility === 'Open' && !is_full
  const label = is_paid
    ? t`Buy a ticket`
    : visibility === 'Private'
      ? t`Ask to join`
      : is_full
        ? t`Wait in line`
        : t({ message: 'Join', context: 'an event' })
  const href = joinPath(id, viewer_id ?? user?.id ?? '')
  return (
    <>
      <h2>{is_full && visibility === 'Open' ? t`Full` : t`Come along`}</h2>
      <p>
        {visibility === 'Private'
          ? t`Those who run it answer.`
          : is_full
            ? t`A free place is offered to the first in line, for 24 hours.`
            : is_paid
              ? t`The price is held until the event is over.`
              : t`You can give your place back at any time.`}
      </p>
      {event.price !== null && event.currency && <Price money={{ amount: event.price, currency: event.currency }} />}
      {!signed_in || may_join ? (
        <Button variant="fill" size="l" href={href}>
          {label}
        </Button>
      ) : (
        <Button variant="fill" size="l" onClick={() => askUpgrade({ permission: rightTo(type, 'join') })}>
          {label}
        </Button>
      )}
    </>
  )
}
