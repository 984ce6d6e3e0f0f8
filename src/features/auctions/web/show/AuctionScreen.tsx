import { Discussion } from '#features/comments/web/public.tsx'
import { places } from '#features/places/contract.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { auctions } from '../../contract.ts'
import { BidPanel } from '../panel/BidPanel.tsx'
import { useBidChoice } from '../panel/use-bid-choice.ts'
import { useBidding } from '../panel/use-bidding.ts'
import { asksLatest, LotBids } from './LotBids.tsx'
import { LotCrumbs } from './LotCrumbs.tsx'
import { LotFacts } from './LotFacts.tsx'
import { LotHead } from './LotHead.tsx'
import { LotSeller } from './LotSeller.tsx'
import { LotTitle } from './LotTitle.tsx'
import { LotViewer } from './LotViewer.tsx'
import { useLot } from './use-lot.ts'

/** On phones only, at the bottom of the screen. */
const BidBar = lazyPart(() => import('../panel/BidBar.tsx').then((part) => part.BidBar))

/** One lot: pictures under the loupe, the bid panel, facts and bids. Live for everybody who looks. */
export default screen({
  reads: readPlace,
  asks: ({ id }, { signed_in }) => [queryOf(auctions.show, { id }), asksLatest(id), ...(signed_in ? [queryOf(places.list, {})] : [])],
  Draw: ({ input }) => <AuctionPage key={input.id} {...input} />,
})

type Shown = NonNullable<ReturnType<typeof readPlace>>

function readPlace(place: RouteMatch) {
  const read = readInput(auctions.show, { ...place, path: { id: place.path.auction_id ?? '' } })
  const picture = Number(place.query.get('picture') ?? 1)
  return read && { id: read.id, first: Number.isInteger(picture) && picture > 0 ? picture - 1 : 0 }
}

function AuctionPage({ id, first }: Shown) {
  const { lot, view, now, lands } = useLot(id)
  const choice = useBidChoice(view)
  const bidding = useBidding(lot)
  return (
    <>
      <main id="main" className="page" tabIndex={-1}>
        <LotHead lot={lot} />
        <LotCrumbs lot={lot} />
        <div className="detail">
          <LotViewer lot={lot} first={first} />
          <section className="detail-panel" aria-labelledby="title">
            <LotTitle lot={lot} />
            <BidPanel {...{ lot, view, now, lands, choice, bidding }} />
            <LotSeller lot={lot} />
          </section>
        </div>
        <div className="below">
          <LotFacts lot={lot} />
          <LotBids lot={lot} />
        </div>
        <Discussion commentable_type="Auction" commentable_id={id} />
      </main>
      <BidBar view={view} now={now} />
    </>
  )
}
