import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import { useMoney } from '../use-money.ts'
import css from './Proof.module.css'
import type { ProofStep } from './proof-steps.ts'
import { useBidderName } from './use-bidder-name.ts'

const SHOWN = 10

interface BookProps {
  steps: readonly ProofStep[]
  currency: string
  winner: number | null
}

/** All entries, newest first, with the opened maxima. */
export function Book({ steps, currency, winner }: BookProps) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const newest = steps.toReversed()
  const shown = all ? newest : newest.slice(0, SHOWN)
  const count = steps.length
  return (
    <section aria-labelledby="book">
      <h2 id="book">{t`The whole book`}</h2>
      <ScrollRegion className={css.scroll} aria-labelledby="book">
        <table className={css.book}>
          <caption className="vh">{t`Bids with their opened maxima`}</caption>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Bid', context: 'its number' })}</th>
              <th scope="col">{t`Bidder`}</th>
              <th scope="col" className={css.number}>{t`Maximum, opened`}</th>
              <th scope="col" className={css.number}>{t`Price after`}</th>
              <th scope="col">{t`When`}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((step, index) => (
              <Row key={step.link.version} step={step} currency={currency} won={index === 0 && winner !== null && step.link.leader === winner} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {!all && count > SHOWN && <Button size="s" onClick={() => setAll(true)}>{t`All ${count} bids`}</Button>}
    </section>
  )
}

function Row({ step: { link, price, mine }, currency, won }: { step: ProofStep; currency: string; won: boolean }) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const nameOf = useBidderName()
  const winning = won && link.leader === link.bidder
  return (
    <tr className={winning ? css.won : undefined}>
      <td>{link.version}</td>
      <td className={mine ? 'strong' : undefined}>
        {nameOf(link.bidder, mine)}
        {winning && <span className={css.opened}>{t({ message: 'won', context: 'a bidder' })}</span>}
      </td>
      <td className={css.number}>
        {link.opening ? money(link.opening.maximum) : <span className="muted">{link.commitment ? t`sealed` : '–'}</span>}
      </td>
      <td className={`${css.number} strong`}>{link.price === null ? '–' : money(price)}</td>
      <td>
        <DateTime at={link.at} />
      </td>
    </tr>
  )
}
