import { useLingui } from '@lingui/react/macro'
import { DAY } from '#kernel/calendar-date.ts'
import { useSite } from '#web/router/use-site.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from './Notifications.module.css'

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

/** Table row with the date. */
export function NoticeDay({ day }: { day: string }) {
  const { t } = useLingui()
  const { today } = useSite()
  return (
    <tr className={css.day}>
      <th scope="rowgroup" colSpan={5}>
        {day === today ? t`Today` : day === dayBefore(today) ? t`Yesterday` : <DateTime at={day} show="date" />}
      </th>
    </tr>
  )
}
