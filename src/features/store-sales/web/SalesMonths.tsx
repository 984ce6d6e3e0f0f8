import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Sales.module.css'
import type { SalesAnswer } from './sales-answer.ts'

const FILE = '/api/store/sales/statement'

/** The statement: month by month, each as a file too. */
export function SalesMonths({ months }: { months: SalesAnswer['months'] }) {
  const { t } = useLingui()
  const columns = [t`Paid by buyers`, t`Of it postage`, t`Commission`, t`Given back`, t`Yours`]
  return (
    <section aria-labelledby="months">
      <div className={css.head}>
        <h2 id="months">{t`Month by month`}</h2>
        <Button size="s" icon="download-simple" href={FILE}>{t`Twelve months (CSV)`}</Button>
      </div>
      <ScrollRegion className={css.scroll} aria-labelledby="months">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t`Month`}</th>
              <th scope="col" className={css.num}>{t`Orders`}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={css.num}>
                  {name}
                </th>
              ))}
              <th scope="col">{t`File`}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <Month key={one.month + one.currency} one={one} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Month({ one: { month, currency, orders, amount, postage, commission, refunded, net } }: { one: SalesAnswer['months'][number] }) {
  const { t } = useLingui()
  const [year, of] = month.split('-')
  return (
    <tr>
      <th scope="row">{`${of}-${year}`}</th>
      <td className={css.num}>{orders}</td>
      {[amount, postage, commission, refunded, Math.max(0, net)].map((sum, at) => (
        <td key={at} className={css.num}>
          <Price as="plain" money={{ amount: sum, currency }} />
        </td>
      ))}
      <td>
        <a className="link" href={`${FILE}?month=${month}`} aria-label={t`CSV of ${of}-${year}`}>
          CSV
        </a>
      </td>
    </tr>
  )
}
