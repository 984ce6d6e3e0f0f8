import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { STARS } from '../rules.ts'
import css from './Feedback.module.css'

/** A score in hundredths as one star and a number: "4.9". */
export function Stars({ score }: { score: number }) {
  const { t, i18n } = useLingui()
  const written = i18n.number(score / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={css.stars}>
      <Icon name="star-fill" />
      <span aria-hidden="true">{written}</span>
      <span className="vh">{t`${written} of ${STARS}`}</span>
    </span>
  )
}
