import { useLingui } from '@lingui/react/macro'
import { auctions } from '#features/auctions/contract.ts'
import { AuctionCard, MARKET_AUCTIONS, useServerClock } from '#features/auctions/web/public.tsx'
import { PANEL } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'

const ending = { page_size: PANEL.home_ending }
export const asksEnding = queryOf(auctions.list, ending)

/** Lots that end next. */
export function HomeEnding() {
  const { t } = useLingui()
  const { auctions: found, server_time } = useData(auctions.list, ending)
  const now = useServerClock(server_time, found.data[0]?.ends_at ?? server_time)
  if (!found.data.length) return null
  return (
    <section className="section" aria-labelledby="ending">
      <div className="section-head">
        <h2 id="ending">{t`Auctions that end soon`}</h2>
        <a className="link" href={MARKET_AUCTIONS}>{t`See all`}</a>
      </div>
      <div className="cards cards--6 snap">
        {found.data.map((card) => (
          <AuctionCard key={card.id} card={card} now={now} level="h3" />
        ))}
      </div>
    </section>
  )
}
