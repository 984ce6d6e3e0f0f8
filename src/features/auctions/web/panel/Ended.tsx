import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { postmarkDate } from '#web/ui/cards/postmark-date.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { cartPath, MARKET_AUCTIONS, orderPath, proofPath } from '../paths.ts'
import css from './BidPanel.module.css'
import type { PanelView } from './panel-view.ts'

interface EndedProps {
  lot: AuctionAnswer
  view: PanelView
  /** The end came while the page was open. */
  lands: boolean
  away: boolean
}

/** A finished lot: its postmark, and what the viewer can do now. */
export function Ended({ lot, view, lands, away }: EndedProps) {
  return (
    <>
      <div className={css.mark}>
        <EndMark view={view} lands={lands} />
      </div>
      <MainWay lot={lot} view={view} away={away} />
      <Ways lot={lot} />
    </>
  )
}

function EndMark({ view: { stand, ends_at }, lands }: { view: PanelView; lands: boolean }) {
  const { t } = useLingui()
  const { name } = useSite()
  const zone = useContext(ZoneContext)
  const won = stand === 'won' || stand === 'paid'
  const word = won ? t`Won` : stand === 'sold' || stand === 'lost' ? t`Sold` : t({ message: 'Closed', context: 'an auction' })
  return <Postmark word={word} date={postmarkDate(ends_at, zone)} place={name} ink={won ? 'green' : 'auction'} lands={lands} />
}

const Offered = lazyPart(() => import('../acts/Offered.tsx').then((part) => part.Offered))

function MainWay({ lot: { id, outcome }, view: { stand }, away }: Omit<EndedProps, 'lands'>) {
  const { t } = useLingui()
  if (stand === 'won') return <Button variant="auction" size="l" block href={cartPath(id)}>{t`Pay now`}</Button>
  if (stand === 'paid' && outcome?.order_id) return <Button variant="fill" block href={orderPath(outcome.order_id)}>{t`Follow the order`}</Button>
  return stand === 'offered' ? <Offered id={id} away={away} /> : null
}

function Ways({ lot: { id, bid_count, auctionable, next_auction_id } }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const country = auctionable?.country
  return (
    <p className={`row row--wrap ${css.ways}`}>
      {bid_count > 0 && <a className="link" href={proofPath(id)}>{t`Check price and winner`}</a>}
      {next_auction_id && <a className="link" href={`/auctions/${next_auction_id}`}>{t`It is listed again`}</a>}
      <a className="link" href={country ? `${MARKET_AUCTIONS}?country=${encodeURIComponent(country)}` : MARKET_AUCTIONS}>{t`See similar`}</a>
    </p>
  )
}
