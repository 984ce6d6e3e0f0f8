import { useLingui } from '@lingui/react/macro'
import css from '../Flags.module.css'
import type { FlagShown } from '../flag-answer.ts'
import { useFlagWords } from '../use-flag-words.ts'

/** How often the reader was right, field by field, and what their vote weighs there. */
export function FlagRecord({ record }: { record: FlagShown['record'] }) {
  const { t, i18n } = useLingui()
  const { fieldOf } = useFlagWords()
  if (!record.length) return null
  return (
    <section className={css.skill} aria-labelledby="record">
      <h2 id="record">{t`Your record`}</h2>
      <table>
        <tbody>
          {record.map(({ field, was_right, judged, weight }) => (
            <tr key={field}>
              <th scope="row">{fieldOf(field)}</th>
              <td>{t`${was_right} of ${judged} right`}</td>
              <td>
                <b className="strong">{t`weight ${i18n.number(weight / 100, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}`}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
