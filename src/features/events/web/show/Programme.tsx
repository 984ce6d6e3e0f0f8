import { useLingui } from '@lingui/react/macro'
import css from '../Events.module.css'
import type { EventShown } from '../event-answer.ts'
import { addDays } from '../local-days.ts'
import { useLocalWords } from '../use-local-words.ts'

/** What happens when, a table for each day. */
export function Programme({ event: { schedule, start_date, occurrences } }: { event: EventShown }) {
  const { t } = useLingui()
  const { weekday, date, time } = useLocalWords()
  const first = occurrences[0]?.start_date ?? start_date
  const days = [...Map.groupBy(schedule, ({ day }) => day)].toSorted(([a], [b]) => a - b)
  return (
    <section>
      <h2>{t`Programme`}</h2>
      {days.map(([day, entries]) => {
        const at = addDays(first, day - 1)
        const [name, when] = [weekday(at), date(at)]
        return (
          <table key={day} className={css.programme}>
            <caption>{t`${name}, ${when}`}</caption>
            <tbody>
              {entries
                .toSorted((a, b) => (a.time < b.time ? -1 : 1))
                .map((entry, nth) => (
                  <tr key={nth}>
                    <th scope="row">{time(`${at.slice(0, 10)}T${entry.time}`)}</th>
                    <td>
                      <b>
                        <bdi>{entry.title}</bdi>
                      </b>
                      {entry.line && <bdi className="text-2">{entry.line}</bdi>}
                    </td>
                    <td>
                      <bdi>{entry.place}</bdi>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        )
      })}
    </section>
  )
}
