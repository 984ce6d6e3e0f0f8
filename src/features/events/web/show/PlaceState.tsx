import { useLingui } from '@lingui/react/macro'
import { type CoilStep, CoilStrip } from '#web/ui/cards/CoilStrip.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Events.module.css'
import type { EventShown } from '../event-answer.ts'

const ORDER = ['Pending', 'Accepted', 'checked_in'] as const

/** The way of a place as joined stamps, for whoever is on it. */
export function PlaceState({ event }: { event: EventShown }) {
  const { t } = useLingui()
  const own = event.occurrences.find((date) => date.own)?.own
  const at = own ? (ORDER as readonly string[]).indexOf(own.status) : -1
  if (!own || at < 0) return null
  const changed = <DateTime at={own.changed_at} show="date" />
  const steps: CoilStep[] = [
    ...(event.visibility === 'Private' ? [step(at, 0, t`Asked to come`, at === 0 ? changed : undefined)] : []),
    step(at, 1, t`Going`, at === 1 ? changed : undefined),
    { label: t`Ticket in hand`, line: t`reminders 24 h and 1 h before`, state: at === 1 ? 'current' : at > 1 ? 'done' : 'ahead' },
    step(at, 2, t`At the door`, <DateTime at={own.starts_at} show="date" />),
  ]
  return (
    <div className={css.coil}>
      <CoilStrip label={t`Your place`} steps={steps} />
    </div>
  )
}
function step(at: number, here: number, label: string, line?: CoilStep['line']): CoilStep {
  const is_done = at > here || (here === 1 && at === 1)
  return { label, ...(line && { line }), state: is_done ? 'done' : at === here ? 'current' : 'ahead' }
}
