import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import type { BidAnswer } from '../auction-answer.ts'
import { useMoney } from '../use-money.ts'
import css from './BidTable.module.css'

/** Bids, newest first. Bidders are pseudonyms; a maximum is one's own, until the lot is final. */
export function BidTable({ bids, currency, caption }: { bids: readonly BidAnswer[]; currency: string; caption: string }) {
  const { t } = useLingui()
  return (
    <ScrollRegion className={css.scroll} aria-label={caption}>
      <table className="hist">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Bidder`}</th>
            <th scope="col" className="num">
              {t`Amount`}
            </th>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`Note`}</th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid) => (
            <Row key={bid.version} bid={bid} currency={currency} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Row({ bid, currency }: { bid: BidAnswer; currency: string }) {
  const { t } = useLingui()
  const money = useMoney(currency)
  const { bidder, is_you, user, amount, at, is_standing } = bid
  return (
    <tr className={is_you ? 'me' : undefined} data-fallen={is_standing ? undefined : true}>
      <td className={is_you ? 'strong' : undefined}>
        {is_you ? t({ message: 'You', context: 'a bidder' }) : t`Bidder ${bidder}`}
        {user && !is_you && <span className={css.who}>{user.full_name}</span>}
      </td>
      <td className="num strong">{amount === null ? '–' : money(amount)}</td>
      <td>
        <DateTime at={at} />
      </td>
      <td className="muted">
        <NoteOf bid={bid} money={money} />
      </td>
    </tr>
  )
}

function NoteOf({ bid: { kind, maximum_amount, is_standing }, money }: { bid: BidAnswer; money: (amount: number) => string }) {
  const { t } = useLingui()
  const kinds = { bid: '', buy_now: t`bought at once`, retract: t`withdrew`, cancel: t`bids fell` }
  const maximum = maximum_amount === null ? '' : t`max ${money(maximum_amount)}`
  const fallen = is_standing || kind !== 'bid' ? '' : t({ message: 'fallen', context: 'a bid' })
  return [kinds[kind], maximum, fallen].filter(Boolean).join(', ')
}
