import { useLingui } from '@lingui/react/macro'
import { address } from '#web/router/screen.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { trades } from '../../contract.ts'
import { MY_TRADES, offerPath, orderPath, PROPOSALS, placePath } from '../paths.ts'
import type { TradeAnswer } from '../trade-words.ts'
import { useTradeMoves } from './use-trade-moves.ts'

/** The owner’s moves, or the way to an offer. */
export function TradeActs({ trade }: { trade: TradeAnswer }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const here = useLocation().href
  return (
    <>
      <div className="row row--wrap">
        {trade.order_id && <Button href={orderPath(trade.id)} variant="trade" size="l">{t`Look at the trade`}</Button>}
        {trade.own_offer_id && <Button href={offerPath(trade.own_offer_id)} size="l">{t`Your offer`}</Button>}
        {trade.can_offer && <Button href={placePath(trade.id)} variant="trade" size="l" icon="arrows-left-right">{t`Make an offer`}</Button>}
        {!signed_in && trade.status === 'active' && (
          <Button href={`/login?redirect_back=${encodeURIComponent(here)}`} variant="trade" size="l">{t`Log in to make an offer`}</Button>
        )}
      </div>
      {trade.actions.length > 0 && <OwnersActs trade={trade} />}
    </>
  )
}

function OwnersActs({ trade }: { trade: TradeAnswer }) {
  const { t } = useLingui()
  const { act, busy, refusal, labels } = useTradeMoves(trade)
  const moves = trade.actions.filter((action) => action !== 'edit')
  return (
    <>
      <Refused refusal={refusal} />
      <div className="row row--wrap">
        {trade.proposal_count > 0 && (
          <Button href={address(PROPOSALS, trades.proposals, { trade_id: trade.id })} variant="trade" size="l">{t`Look at the offers`}</Button>
        )}
        {trade.actions.includes('edit') && <Button href={`${MY_TRADES}/${trade.id}/edit`}>{t`Edit`}</Button>}
        {moves.map((action) => (
          <Button key={action} variant={action === 'publish' ? 'fill' : 'quiet'} onClick={() => busy || void act(action)}>
            {labels[action]}
          </Button>
        ))}
      </div>
    </>
  )
}
