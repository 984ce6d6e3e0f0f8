import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import css from './Proposals.module.css'
import type { FieldAnswer } from './types.ts'
import { useFactLabels } from './use-fact-labels.ts'

interface DiffProps {
  fields: readonly FieldAnswer[]
  caption: string
  /** Heading of the first side; the second is what is proposed. */
  before?: string
  /** A new entry has nothing on its first side. */
  isNew?: boolean
}

/** Old and new side by side, field by field; on phones one under the other. */
export function Diff({ fields, caption, before, isNew }: DiffProps) {
  const { t } = useLingui()
  const labels = useFactLabels()
  const heads = { old: before ?? t`What stands there`, new: t`As proposed` }
  return (
    <table className={isNew ? `${css.diff} ${css.single}` : css.diff}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Fact`}</th>
          {!isNew && <th scope="col">{heads.old}</th>}
          <th scope="col">{heads.new}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((one) => (
          <tr key={one.field}>
            <th scope="row">{labels[one.field]}</th>
            {!isNew && (
              <td className={css.old}>
                <Value value={one.old} />
              </td>
            )}
            <td className={css.new}>
              <Value value={one.new} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { value: FieldAnswer['old'] }) {
  const { t } = useLingui()
  if (!value) return <span className="muted">{t`Not said`}</span>
  if (value.media) return <Thumb picture={pictureOf(value.media)} alt={t`Proposed picture`} size={96} />
  return value.text || <span className="muted">{t`A picture that is gone`}</span>
}
