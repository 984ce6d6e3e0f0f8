import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type TradeProposalId, trades } from '../../contract.ts'
import css from '../Trades.module.css'
import { type OfferAnswer, useTradeWords } from '../trade-words.ts'

/** All rounds of a conversation, the newest first. */
export function Timeline({ proposal_id }: { proposal_id: TradeProposalId }) {
  const { t } = useLingui()
  const { trade_offers } = useData(trades.proposalOffers, { id: proposal_id })
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t`Timeline`}</h2>
      <ol className={css.timeline}>
        {trade_offers.map((offer) => (
          <Round key={offer.id} offer={offer} />
        ))}
      </ol>
    </section>
  )
}

function Round({ offer }: { offer: OfferAnswer }) {
  const { t } = useLingui()
  const { offers } = useTradeWords()
  const { full_name: name } = offer.made_by === 'owner' ? offer.owner : offer.proposer
  const mine = offer.made_by === offer.role
  const first = offer.round === 1
  const what = mine ? (first ? t`You offered` : t`You answered`) : first ? t`${name} offered` : t`${name} answered`
  return (
    <li>
      <b className="strong">{what}</b> <DateTime at={offer.created_at} />
      <p className="text-2">{offers[offer.status]}</p>
      {offer.message && (
        <p>
          <bdi>{offer.message}</bdi>
        </p>
      )}
    </li>
  )
}
