import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type TradeId, trades } from '../../contract.ts'
import { MARKET_TRADES, offerPath, tradePath } from '../paths.ts'
import { OfferForm } from './OfferForm.tsx'
import { givenOf } from './terms-of.ts'
import { useSendOffer } from './use-send-offer.ts'

/** The first offer for a listing. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.show, { ...place, path: { id: place.path.trade_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.show, { id }), queryOf(trades.statusCounts, {})],
  Draw: ({ input: { id } }) => <PlaceOffer key={id} id={id} />,
})

function PlaceOffer({ id }: { id: TradeId }) {
  const { t } = useLingui()
  const { trade } = useData(trades.show, { id })
  const { member_id } = useData(trades.statusCounts, {})
  const { send, busy, refusal } = useSendOffer(trade.title)
  const name = trade.owner.full_name
  const heading = t`Offer to ${name}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`For Trade`, href: MARKET_TRADES }, { label: trade.title, href: tradePath(id) }, { label: t`Offer` }]} />
      <h1 className="page-head">{heading}</h1>
      {trade.can_offer ? (
        <OfferForm
          me={member_id}
          them={trade.owner}
          begin={{ give: [], receive: trade.tradeables, coins_given: 0, coins_received: 0 }}
          taking={{ pane: 'give', type: trade.trade_type }}
          busy={busy}
          refusal={refusal}
          onSend={(terms, message) => send({ trade_id: id, message, ...givenOf(terms, 'proposer') })}
        />
      ) : (
        <EmptyState
          title={trade.own_offer_id ? t`Your offer stands already` : t`This trade takes no offers now`}
          action={
            <Button href={trade.own_offer_id ? offerPath(trade.own_offer_id) : tradePath(id)}>
              {trade.own_offer_id ? t`Look at your offer` : t`Back to the trade`}
            </Button>
          }
        />
      )}
    </main>
  )
}
