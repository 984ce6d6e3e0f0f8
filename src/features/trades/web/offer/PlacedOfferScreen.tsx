import { Plural, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type TradeOfferId, trades } from '../../contract.ts'
import { PROPOSALS, tradePath } from '../paths.ts'
import { sumOf } from '../piece.ts'
import css from '../Trades.module.css'
import { Tray } from '../Tray.tsx'
import { type PieceAnswer, useCoins, useTradeWords } from '../trade-words.ts'
import { Worth } from '../Worth.tsx'
import { asksTimeline } from './asks-timeline.ts'
import { Balance } from './Balance.tsx'
import { OfferActs } from './OfferActs.tsx'
import { Timeline } from './Timeline.tsx'
import { termsOf } from './terms-of.ts'

/** One offer, for its two sides. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.showOffer, { ...place, path: { id: place.path.offer_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.showOffer, { id })],
  next: ({ id }, answerOf, round) => (round === 0 ? [asksTimeline(answerOf(trades.showOffer, { id }).trade_offer.proposal_id)] : []),
  Draw: ({ input: { id } }) => <PlacedOffer key={id} id={id} />,
})

function PlacedOffer({ id }: { id: TradeOfferId }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { trade_offer: offer } = useData(trades.showOffer, { id })
  const { give, receive, coins_given, coins_received } = termsOf(offer, offer.role)
  const other = offer.role === 'owner' ? offer.proposer.full_name : offer.owner.full_name
  const heading = t`A trade with ${other}`
  const reason = words.reasonOf(offer.action_reason)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`Offers`, href: PROPOSALS }, { label: offer.trade_title, href: tradePath(offer.trade_id) }, { label: t`Offer` }]} />
      <h1 className="page-head">{heading}</h1>
      <p>
        <b className="strong">{words.offers[offer.status]}</b>
        {reason && ` · ${reason}`}
        {offer.actions.length > 0 && offer.expires_at && (
          <>
            {' · '}
            {t`until`} <DateTime at={offer.expires_at} />
          </>
        )}
      </p>
      <div className={css.panes}>
        <Side title={t`You give`} pieces={give} coins={coins_given} />
        <span className={css.mid} aria-hidden="true">
          ⇄
        </span>
        <Side title={t`You receive`} pieces={receive} coins={coins_received} />
      </div>
      <Balance given={sumOf(give) + coins_given} received={sumOf(receive) + coins_received} />
      <div className={css.both}>
        <OfferActs offer={offer} />
        <Timeline proposal_id={offer.proposal_id} />
      </div>
    </main>
  )
}

function Side({ title, pieces, coins }: { title: string; pieces: readonly PieceAnswer[]; coins: number }) {
  const words = useCoins()
  return (
    <section className={css.side} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span className="caption">
          <Plural value={pieces.length} one="# item" other="# items" />
        </span>
        <Worth sum={sumOf(pieces) + coins} />
      </div>
      <Tray pieces={pieces} />
      {coins > 0 && <p className={css.coins}>{words.coins(coins)}</p>}
    </section>
  )
}
