import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Bounties.module.css'
import { type BountyAnswer, useBountyWords } from '../bounty-words.ts'

/** What counts: the coded conditions, then each line of the description. */
export function Counts({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const { gradeOf } = useBountyWords()
  const { minimum_centering_name: centering, item_format_name: format } = bounty
  const lines = [
    ...(bounty.minimum_grade === null ? [] : [t`Grade: ${gradeOf(bounty)}`]),
    ...(centering === null ? [] : [t`Centering: ${centering} or better`]),
    ...(format === null ? [] : [t`Format: ${format}`]),
    ...bounty.description.split('\n').flatMap((line) => line.trim() || []),
  ]
  if (!lines.length) return null
  return (
    <div className={css.counts}>
      <h2>{t`What counts`}</h2>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>
            <Icon name="check" />
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
