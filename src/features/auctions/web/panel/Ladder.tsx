import { Trans, useLingui } from '@lingui/react/macro'
import type { AuctionAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'
import css from './BidPanel.module.css'

/** The increments, as a table that opens in place; it works without script. */
export function Ladder({ currency, ladder }: Pick<AuctionAnswer, 'currency' | 'ladder'>) {
  const { t } = useLingui()
  const money = useMoney(currency)
  return (
    <details className={css.foot}>
      <summary>{t`Increments`}</summary>
      <table className={css.ladder}>
        <thead>
          <tr>
            <th scope="col">{t`Current price`}</th>
            <th scope="col">{t`A bid raises it by`}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(({ from, step }) => (
            <tr key={from}>
              <td>
                <Trans>from {money(from)}</Trans>
              </td>
              <td>{money(step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
