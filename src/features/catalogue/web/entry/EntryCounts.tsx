import { useLingui } from '@lingui/react/macro'
import { entryCounts } from '../../contract.ts'
import css from '../Catalogue.module.css'

type Counted = (typeof entryCounts)[number]
const MOST = 1_000

/** How many are on the market, wanted and owned. */
export function EntryCounts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t, i18n } = useLingui()
  const labels: Readonly<Record<Counted, string>> = {
    for_sale: t`For sale`,
    in_auction: t`In auction`,
    for_trade: t`For trade`,
    wanted: t`Members who want it`,
    owned: t`Members who own it`,
  }
  const text = (count: number) => (count > MOST ? `${i18n.number(MOST)}+` : i18n.number(count))
  return (
    <dl className={css.counts} aria-label={t`How many there are`}>
      {entryCounts
        .filter((name) => counts[name] !== undefined)
        .map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{text(counts[name]!)}</dd>
          </div>
        ))}
    </dl>
  )
}
