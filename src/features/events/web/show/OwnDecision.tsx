import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type EventShown, eventPath, joinPath, type ParticipantShown, placePath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'
import { Paid } from './Paid.tsx'
import { usePlace } from './use-place.ts'

/** Where the reader stands, and what follows from it. */
export function OwnDecision({ event, own }: { event: EventShown; own: ParticipantShown }) {
  const { t } = useLingui()
  const { roleOf } = useEventWords()
  const place = usePlace(event, own)
  const wait = place.busy ? t`One moment…` : undefined
  const { status, role, party_size, waits_behind, reason } = own
  const change = <Button href={placePath(event.id, own.id)}>{t`Change or cancel`}</Button>
  switch (status) {
    case 'Accepted':
      return (
        <>
          <h2>{t`You are going`}</h2>
          <p>
            {roleOf(role)}, <Plural value={party_size} one="# place" other="# places" />
          </p>
          <Paid own={own} />
          {change}
        </>
      )
    case 'checked_in':
      return <h2>{t`You are in`}</h2>
    case 'Pending':
      return (
        <>
          <h2>{t`You have asked to come`}</h2>
          <p>{t`Those who run it answer.`}</p>
          {change}
        </>
      )
    case 'Invited':
      return (
        <>
          <h2>{t`You are invited`}</h2>
          {event.price === null ? (
            <Button variant="fill" pending={wait} onClick={() => void place.accept()}>{t`Accept`}</Button>
          ) : (
            <Buy event={event} own={own} />
          )}
          <Button pending={wait} onClick={() => void place.leave()}>{t`Decline`}</Button>
        </>
      )
    case 'offered':
      return <Offered event={event} own={own} place={place} />
    case 'waitlisted':
      return (
        <>
          <h2>{t`You wait in line`}</h2>
          <p>{waits_behind ? <Plural value={waits_behind} one="# waits before you" other="# wait before you" /> : t`You are the first.`}</p>
          <Button pending={wait} onClick={() => void place.leave()}>{t`Leave the line`}</Button>
        </>
      )
    default:
      return (
        <>
          <h2>{t`Turned down`}</h2>
          <p>{reason ? <bdi>{reason}</bdi> : t`You come in by an invitation only.`}</p>
        </>
      )
  }
}

function Buy({ event, own }: { event: EventShown; own: ParticipantShown }) {
  const { t } = useLingui()
  return <Button variant="fill" href={joinPath(event.id, own.user_id)}>{t`Buy a ticket`}</Button>
}

/** A place that is held: to be taken, or to be paid. */
function Offered({ event, own, place }: { event: EventShown; own: ParticipantShown; place: ReturnType<typeof usePlace> }) {
  const { t } = useLingui()
  const wait = place.busy ? t`One moment…` : undefined
  const is_free = event.price === null
  return (
    <>
      <h2>{t`A place is held for you`}</h2>
      {own.offered_until && (
        <p>
          {is_free ? t`It goes to the next in line:` : t`It is held until`} <DateTime at={own.offered_until} />
        </p>
      )}
      {own.ticket?.status === 'pending_payment' ? (
        <Button href={`${eventPath(event.id)}?bought=${own.id}`}>{t`Your bank still waits: look how it stands`}</Button>
      ) : is_free ? (
        <Button variant="fill" pending={wait} onClick={() => void place.accept()}>{t`Take the place`}</Button>
      ) : (
        <Buy event={event} own={own} />
      )}
      <Button pending={wait} onClick={() => void place.leave()}>{t`Let it go`}</Button>
    </>
  )
}
