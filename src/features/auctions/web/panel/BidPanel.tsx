import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useOnline } from '#web/query/online.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import { LogInToBid } from '../acts/LogInToBid.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { BidFoot } from './BidFoot.tsx'
import { BidForm } from './BidForm.tsx'
import { BidHead } from './BidHead.tsx'
import css from './BidPanel.module.css'
import { ConnectionNote } from './ConnectionNote.tsx'
import { PanelNote } from './PanelNote.tsx'
import { bids, isRunning, type PanelView } from './panel-view.ts'
import type { BidChoice } from './use-bid-choice.ts'
import type { Bidding } from './use-bidding.ts'

/** What needs script anyway, or only few need: loaded after the page. */
const Announcer = lazyPart(() => import('./Announcer.tsx').then((part) => part.Announcer))
const Barrier = lazyPart(() => import('../acts/Barrier.tsx').then((part) => part.Barrier))
const BuyNow = lazyPart(() => import('../acts/BuyNow.tsx').then((part) => part.BuyNow))
const Ended = lazyPart(() => import('./Ended.tsx').then((part) => part.Ended))
const Ladder = lazyPart(() => import('./Ladder.tsx').then((part) => part.Ladder))
const OwnerActs = lazyPart(() => import('../acts/OwnerActs.tsx').then((part) => part.OwnerActs))
const Refused = lazyPart(() => import('#web/ui/messages/Refused.tsx').then((part) => part.Refused))
const Retract = lazyPart(() => import('../acts/Retract.tsx').then((part) => part.Retract))

export interface BidPanelProps {
  lot: AuctionAnswer
  view: PanelView
  now: number
  choice: BidChoice
  bidding: Bidding
  /** The end came while the page was open. */
  lands: boolean
}

/** One frame for every stand of the viewer: guest, seller, bidder, leader, outbid, winner. */
export function BidPanel({ lot, view, now, choice, bidding, lands }: BidPanelProps) {
  const { t } = useLingui()
  const away = !useOnline()
  const over = !isRunning(view.stand) && view.stand !== 'draft' && view.stand !== 'deciding'
  return (
    <section className={css.bid} id="bid" aria-label={t`Bidding`} tabIndex={-1}>
      <BidHead view={view} now={now} />
      <PanelNote view={view} />
      <ConnectionNote />
      <Trouble bidding={bidding} />
      {over ? <Ended {...{ lot, view, lands, away }} /> : <Acts {...{ lot, view, choice, bidding, away }} />}
      {lot.actions.length > 0 && <OwnerActs lot={lot} />}
      <BidFoot view={view} />
      {isRunning(view.stand) && <Ladder currency={lot.currency} ladder={lot.ladder} />}
      <Announcer view={view} now={now} />
      {!over && (
        <noscript>
          <p className="small">{t`Bidding needs JavaScript: allow it for this page. Reading does not.`}</p>
        </noscript>
      )}
    </section>
  )
}

/** Why the last press did nothing. A price that moved is told by the panel itself. */
function Trouble({ bidding: { refusal, lost } }: { bidding: Bidding }) {
  const { t } = useLingui()
  if (lost)
    return (
      <Note tone="bad" role="alert">
        {t`No answer came. Your bid may have arrived or not: look at the price before you press again. Nothing is sent by itself.`}
      </Note>
    )
  return refusal ? <Refused refusal={refusal} /> : null
}

function Acts({ lot, view, choice, bidding, away }: Omit<BidPanelProps, 'now' | 'lands'> & { away: boolean }) {
  const may = bids(view.stand) && lot.can_bid
  async function place(amount: number) {
    if (await bidding.bid(amount)) choice.done()
  }
  return (
    <>
      {may ? (
        <BidForm {...{ view, choice, away }} busy={bidding.busy === 'bid'} onBid={place} />
      ) : lot.why_not === 'guest' ? (
        <LogInToBid />
      ) : (
        <Barrier lot={lot} />
      )}
      {lot.can_buy_now && lot.buy_it_now_price !== null && (
        <BuyNow price={lot.buy_it_now_price} currency={lot.currency} busy={bidding.busy === 'buy'} away={away} onBuy={bidding.buy} />
      )}
      {lot.own && lot.own.retractable !== 'none' && view.stand !== 'deciding' && <Retract lot={lot} />}
    </>
  )
}
