import { useLingui } from '@lingui/react/macro'
import css from './CardFields.module.css'

/** The fields' outlines while they open: nothing below them moves when they come. */
export function FieldsToCome() {
  const { t } = useLingui()
  return (
    <div className={css.outlines}>
      <p className="vh" role="status">{t`Opening the card fields…`}</p>
      {['number', 'expiry', 'code'].map((name) => (
        <i key={name} />
      ))}
    </div>
  )
}
