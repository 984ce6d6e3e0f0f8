import { Plural, useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { auctions } from '../../contract.ts'
import { auctionPath, historyPath, proofPath } from '../paths.ts'
import { LotCrumbs } from '../show/LotCrumbs.tsx'
import { BidTable } from './BidTable.tsx'

/** All bids of a lot, under its pseudonyms. */
export default screen({
  reads: (place) => readInput(auctions.bids, { ...place, path: { id: place.path.auction_id ?? '' } }),
  asks: (input) => [queryOf(auctions.show, { id: input.id }), queryOf(auctions.bids, input)],
  Draw: ({ input }) => <History input={input} />,
})

function History({ input }: { input: InputOf<typeof auctions.bids> }) {
  const { t } = useLingui()
  const { auction: lot } = useData(auctions.show, { id: input.id })
  const { data, next_page_url } = useData(auctions.bids, input).bids
  const { id, name, bid_count, retraction_count, currency, status } = lot
  const title = t`Bid history`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`${title}: ${name}`}</Title>
      <LotCrumbs lot={lot} here={title} />
      <h1 className="page-head">{title}</h1>
      <p className="text-2">
        <a className="link" href={auctionPath(id)}>
          {name}
        </a>
        {' · '}
        <Plural value={bid_count} _0="no bids" one="# bid" other="# bids" />
        {retraction_count > 0 && (
          <>
            {' · '}
            <Plural value={retraction_count} one="# withdrawal" other="# withdrawals" />
          </>
        )}
        {bid_count > 0 && (
          <>
            {' · '}
            <a className="link" href={proofPath(id)}>{t`Proof`}</a>
          </>
        )}
      </p>
      {data.length ? (
        <BidTable bids={data} currency={currency} caption={t`Bids of ${name}`} />
      ) : (
        <EmptyState
          title={t`No Bids Exists`}
          line={status === 'active' ? t`Be the first` : undefined}
          action={<Button variant="auction" href={`${auctionPath(id)}#bid`}>{t`Look at the lot`}</Button>}
        />
      )}
      <NextPage op={auctions.bids} path={historyPath(id)} input={input} url={next_page_url}>
        {t`Earlier bids`}
      </NextPage>
    </main>
  )
}
