import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { support } from '../../contract.ts'
import css from '../Support.module.css'

/** What waits now, and how the last thirty days went. */
export function DeskFigures({ figures }: { figures: AnswerOf<typeof support.queue>['figures'] }) {
  const { t, i18n } = useLingui()
  const { open, late, answered, median_hours, rated, good } = figures
  const n = (number: number) => (number >= 1_000 ? '1,000+' : i18n.number(number))
  const rows = [
    { label: t`Wait for us`, value: n(open) },
    { label: t`Longer than a day`, value: n(late) },
    { label: t`Answered in 30 days`, value: i18n.number(answered) },
    { label: t`First answer, half of them within`, value: median_hours === null ? '–' : t`${i18n.number(median_hours)} hours` },
    { label: t`It helped`, value: rated ? i18n.number(good / rated, { style: 'percent' }) : '–' },
  ]
  return (
    <dl className={css.figures}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
