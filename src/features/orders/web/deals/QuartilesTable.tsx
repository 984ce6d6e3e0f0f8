import { useLingui } from '@lingui/react/macro'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Deals.module.css'
import type { EntryDealsAnswer } from './deals-answer.ts'

/** Statistics of all sales and of each condition; empty cells where there are too few. */
export function QuartilesTable({ deals: { count, quartiles, conditions, currency } }: { deals: EntryDealsAnswer }) {
  const { t, i18n } = useLingui()
  const rows = [
    { key: 'all', name: t`All conditions`, count, quartiles },
    ...conditions.map((one) => ({ ...one, key: `of ${one.name}`, name: one.name || t`No condition given` })),
  ]
  const amount = (value: number | undefined) => (value === undefined ? '–' : <Price money={{ amount: value, currency }} as="plain" />)
  return (
    <ScrollRegion className={css.scroll} aria-label={t`Prices by condition`}>
      <table className={css.table}>
        <caption className="vh">{t`Prices by condition`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Condition`}</th>
            <th scope="col" className={css.end}>{t`Sales`}</th>
            <th scope="col" className={css.end}>{t`Lower quartile`}</th>
            <th scope="col" className={css.end}>{t`Median`}</th>
            <th scope="col" className={css.end}>{t`Upper quartile`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td className={css.end}>{i18n.number(row.count)}</td>
              <td className={css.end}>{amount(row.quartiles?.lower)}</td>
              <td className={css.end}>{amount(row.quartiles?.median)}</td>
              <td className={css.end}>{amount(row.quartiles?.upper)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
