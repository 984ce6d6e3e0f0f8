import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type TradeOfferId, trades } from '../../contract.ts'
import { COUNTERS_MOST } from '../../rules.ts'
import { offerPath, PROPOSALS } from '../paths.ts'
import { OfferForm } from './OfferForm.tsx'
import { Timeline } from './Timeline.tsx'
import { givenOf, termsOf } from './terms-of.ts'
import { useSendOffer } from './use-send-offer.ts'

/** Other terms than those that stand: a counter offer, or one’s own changed. */
export function Answer({ id, action }: { id: TradeOfferId; action: 'counter' | 'edit' }) {
  const { t } = useLingui()
  const { trade_offer: offer } = useData(trades.showOffer, { id })
  const { send, busy, refusal } = useSendOffer(offer.trade_title)
  const { role, trade_id, counters } = offer
  const [me, them] = role === 'owner' ? [offer.owner, offer.proposer] : [offer.proposer, offer.owner]
  const name = them.full_name
  const heading = action === 'counter' ? t`Counter offer to ${name}` : t`Change your offer to ${name}`
  const terms = termsOf(offer, role)
  const round = counters + 1
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`Offers`, href: PROPOSALS }, { label: offer.trade_title, href: offerPath(id) }, { label: heading }]} />
      <div className="row row--wrap page-head">
        <h1>{heading}</h1>
        {action === 'counter' && <Badge>{t`Round ${round} of ${COUNTERS_MOST}`}</Badge>}
      </div>
      {offer.actions.includes(action) ? (
        <OfferForm
          me={me.id}
          them={them}
          begin={terms}
          before={terms}
          taking={{ pane: role === 'proposer' ? 'give' : 'receive', type: offer.trade_type }}
          {...(action === 'edit' && { message: offer.message })}
          busy={busy}
          refusal={refusal}
          onSend={(news, message) => send({ trade_id, offer_id: id, message, ...givenOf(news, role) })}
        >
          <Timeline proposal_id={offer.proposal_id} />
        </OfferForm>
      ) : (
        <EmptyState title={t`These terms do not stand any more`} action={<Button href={offerPath(id)}>{t`Look at the offer`}</Button>} />
      )}
    </main>
  )
}
