import { useLingui } from '@lingui/react/macro'
import css from '../Trades.module.css'
import { useCoins } from '../trade-words.ts'
import { differences, type PaneTerms } from './differences.ts'

/** The difference since the last offer. */
export function Changed({ before, now }: { before: PaneTerms; now: PaneTerms }) {
  const { t } = useLingui()
  const { coins } = useCoins()
  const found = differences(before, now)
  return (
    <section aria-live="polite">
      <h2>{t`Changed since the last offer`}</h2>
      {found.length === 0 ? (
        <p className="text-2">{t`Nothing yet`}</p>
      ) : (
        <ul className={css.diff}>
          {found.map(({ sign, name, coins: n }) => (
            <li key={`${sign}${name ?? ''}${n ?? ''}`}>
              {sign} <bdi>{name ?? coins(n ?? 0)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
