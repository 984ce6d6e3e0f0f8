import { Trans, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { auctions } from '../../contract.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import css from '../history/BidTable.module.css'
import { BidTable } from '../history/BidTable.tsx'
import { historyPath } from '../paths.ts'

const SHOWN = 6
const latest = (id: AuctionAnswer['id']) => ({ id, page_size: SHOWN })
export const asksLatest = (id: AuctionAnswer['id']) => queryOf(auctions.bids, latest(id))

/** The latest bids of a lot. */
export function LotBids({ lot: { id, currency, bid_count, is_own } }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { data } = useData(auctions.bids, latest(id)).bids
  return (
    <section aria-labelledby="h">
      <h2 id="h">
        <Trans>Bid history ({bid_count})</Trans>
      </h2>
      {data.length ? (
        <>
          <BidTable bids={data} currency={currency} caption={t`The latest bids`} />
          <p className={css.all}>
            <a className="link" href={historyPath(id)}>{t`All bids`}</a>
          </p>
        </>
      ) : (
        <p className="text-2">
          {t`No Bids Exists`} {!is_own && <a className="link" href="#bid">{t`Be the first`}</a>}
        </p>
      )}
    </section>
  )
}
