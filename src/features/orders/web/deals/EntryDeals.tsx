import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { orders } from '../../contract.ts'
import { DEALS_LEAST } from '../../rules.ts'
import css from './Deals.module.css'
import type { DealsChartProps } from './DealsChart.tsx'
import type { EntryDealsAnswer } from './deals-answer.ts'

/** Chart and statistics: most entries have too few sales for them. */
const DealsFigures = lazyPart<DealsChartProps>(() => import('./DealsFigures.tsx').then((part) => part.DealsFigures))
/** Rows of the table; the rest is in the chart and the statistics. */
const SHOWN = 25

/** Price history of a catalogue entry: completed sales here, with statistics from five on. */
export function EntryDeals({ id }: { id: CatalogueEntryId }) {
  const { t } = useLingui()
  const { deals } = useData(orders.deals, { id })
  return (
    <section className="section" aria-labelledby="deals">
      <div className="section-head">
        <h2 id="deals">{t`What it was sold for here`}</h2>
      </div>
      {deals.count === 0 ? (
        <p className="text-2">{t`No sale of this issue is completed here yet. Prices appear a day after.`}</p>
      ) : (
        <History deals={deals} />
      )}
    </section>
  )
}

const History = ({ deals }: { deals: EntryDealsAnswer }) => (
  <>
    <p className="text-2">
      <Plural value={deals.count} one="# completed sale." other="# completed sales." /> <Trans>Prices of one piece, without postage.</Trans>{' '}
      {deals.quartiles === null && <Trans>Median and chart appear from {DEALS_LEAST} sales on.</Trans>}
    </p>
    <div className={css.history}>
      {deals.quartiles && <DealsFigures deals={deals} quartiles={deals.quartiles} />}
      <DealsTable deals={deals} />
    </div>
  </>
)

function DealsTable({ deals: { data, currency } }: { deals: EntryDealsAnswer }) {
  const { t } = useLingui()
  const rows = data.slice(0, SHOWN).map((row, at) => ({ ...row, key: at }))
  return (
    <ScrollRegion className={css.scroll} aria-label={t`The latest sales`}>
      <table className={css.table}>
        <caption className="vh">{t`The latest sales`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Sold on`}</th>
            <th scope="col">{t`Condition`}</th>
            <th scope="col" className={css.end}>{t`Price`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, day, condition, price }) => (
            <tr key={key}>
              <td>
                <DateTime at={day} show="date" />
              </td>
              <td>{condition || '–'}</td>
              <td className={css.end}>
                <Price money={{ amount: price, currency }} as="plain" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
