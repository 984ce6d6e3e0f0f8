import { useLingui } from '@lingui/react/macro'
import { bounties } from '#features/bounties/contract.ts'
import { BountyLine, MARKET_BOUNTIES } from '#features/bounties/web/public.tsx'
import { trades } from '#features/trades/contract.ts'
import { MARKET_TRADES, TradeTile } from '#features/trades/web/public.tsx'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import css from './Home.module.css'

const newestTrades = { page_size: PANEL.home_trades }
const newestBounties = { page_size: PANEL.home_bounties }
export const asksDeals = [queryOf(trades.list, newestTrades), queryOf(bounties.list, newestBounties)]

/** What members would give for something else, and what they look for. */
export function HomeDeals() {
  const { t } = useLingui()
  const offered = useData(trades.list, newestTrades).trades.data
  const wanted = useData(bounties.list, newestBounties).bounties.data
  if (!offered.length && !wanted.length) return null
  return (
    <div className={`section ${css.deals}`}>
      {offered.length > 0 && (
        <section aria-labelledby="trades">
          <div className="section-head">
            <h2 id="trades">{t`Trades looking for you`}</h2>
            <a className="link" href={MARKET_TRADES}>{t`All trades`}</a>
          </div>
          <ul className={css.trades}>
            {offered.map((card) => (
              <TradeTile key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
      {wanted.length > 0 && (
        <section aria-labelledby="bounties">
          <div className="section-head">
            <h2 id="bounties">{t`Bounties`}</h2>
            <a className="link" href={MARKET_BOUNTIES}>{t`All bounties`}</a>
          </div>
          <ul className={css.bounties}>
            {wanted.map((card) => (
              <BountyLine key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
