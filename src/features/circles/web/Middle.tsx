import { Trans, useLingui } from '@lingui/react/macro'
import { useServerClock } from '#features/auctions/web/public.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Circle.module.css'
import { type CircleAnswer, useCircleWords } from './use-circle-words.ts'

const [MINUTE, HOUR] = [60_000, 3_600_000]

/** How long there is still time, or where it stands. */
export function Middle({ circle }: { circle: CircleAnswer }) {
  const { states, reasons } = useCircleWords()
  const { status, due_at, reason } = circle
  return (
    <div className={css.middle}>
      {status === 'asked' && due_at ? <Left circle={circle} due_at={due_at} /> : <b>{states[status]}</b>}
      <p>
        {reason && reasons[reason]} <Until circle={circle} />
      </p>
    </div>
  )
}

function Left({ circle, due_at }: { circle: CircleAnswer; due_at: string }) {
  const { t } = useLingui()
  const left = Math.max(0, Date.parse(due_at) - useServerClock(circle.server_time, due_at))
  const [hours, minutes, seconds] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / 1_000)]
  return <b>{hours > 0 ? t`${hours} h ${minutes} m` : t`${minutes} m ${seconds} s`}</b>
}

function Until({ circle: { status, due_at, legs } }: { circle: CircleAnswer }) {
  if (!due_at) return null
  const until = <DateTime at={due_at} />
  if (status === 'asked')
    return legs.length === 3 ? <Trans>for all three to accept, until {until}</Trans> : <Trans>for all four to accept, until {until}</Trans>
  if (status === 'running') return <Trans>Send your parcels until {until}</Trans>
  return status === 'sent' ? <Trans>Parcels count as arrived on {until}</Trans> : <Trans>Say until {until} if yours has not arrived</Trans>
}
