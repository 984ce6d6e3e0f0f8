import { useLingui } from '@lingui/react/macro'
import { Icon } from './Icon.tsx'

/** One star and the figure beside a name, or all five where the rating is the subject. */
export function Stars({ value, all }: { value: number; all?: boolean }) {
  const { i18n, t } = useLingui()
  const figure = i18n.number(value, { minimumFractionDigits: all ? 0 : 1, maximumFractionDigits: 1 })
  const spoken = t`${figure} of 5 stars`
  if (!all) {
    return (
      <span className="stars">
        <Icon name="star-fill" label={t`Rating`} />
        {figure}
      </span>
    )
  }
  return (
    <span className="stars" role="img" aria-label={spoken}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={value >= star - 0.25 ? 'star-fill' : value >= star - 0.75 ? 'star-half-fill' : 'star'} />
      ))}
    </span>
  )
}
