import { Plural, useLingui } from '@lingui/react/macro'
import { isLocal, isZone } from '#kernel/time/wall-time.ts'
import { useQueryState } from '#web/query/hooks.ts'
import { events } from '../../contract.ts'
import { isRule } from '../../rules-dates.ts'
import css from '../Events.module.css'
import { useLocalWords } from '../use-local-words.ts'
import { type EventDraft, givenOf } from './event-draft.ts'

/** The first dates that the rule gives, while it is written. */
export function RulePreview({ draft }: { draft: EventDraft }) {
  const { t } = useLingui()
  const { both, shortWeekday } = useLocalWords()
  const { start_date, end_date, time_zone, recurrence, duration_type, rrule = '' } = givenOf(draft)
  const is_whole = isLocal(start_date) && isLocal(end_date) && isRule(rrule) && isZone(time_zone)
  const { data } = useQueryState(
    { op: events.dates, input: { start_date, end_date, time_zone, recurrence, duration_type, rrule }, passing: true },
    is_whole,
  )
  if (!is_whole || !data) return null
  return (
    <div role="status">
      <p className="small">
        <Plural value={data.count} _0="This rule gives no dates." one="# date in the next 18 months:" other="# dates in the next 18 months:" />
      </p>
      <ul className={css.dates}>
        {data.dates.map((one) => (
          <li key={one.start_date}>{`${shortWeekday(one.start_date)}, ${both(one.start_date)}`}</li>
        ))}
        {data.count > data.dates.length && <li>{t`and so on`}</li>}
      </ul>
    </div>
  )
}
