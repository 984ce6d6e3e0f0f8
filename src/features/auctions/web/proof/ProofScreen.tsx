import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type AuctionId, auctions } from '../../contract.ts'
import { LotCrumbs } from '../show/LotCrumbs.tsx'
import { Book } from './Book.tsx'
import { CheckIt } from './CheckIt.tsx'
import css from './Proof.module.css'
import { stepsOf } from './proof-steps.ts'
import { Replay } from './Replay.tsx'
import { useReplayed } from './use-replayed.ts'
import { Verdict } from './Verdict.tsx'

/** Whether price and winner of a lot are right, counted on the reader's device from the published book. */
export default screen({
  reads: (place) => readInput(auctions.proof, { ...place, path: { id: place.path.auction_id ?? '' } }),
  asks: ({ id }) => [queryOf(auctions.show, { id }), queryOf(auctions.proof, { id })],
  Draw: ({ input: { id } }) => <Proof id={id} />,
})

function Proof({ id }: { id: AuctionId }) {
  const { t } = useLingui()
  const { auction: lot } = useData(auctions.show, { id })
  const { proof } = useData(auctions.proof, { id })
  const replayed = useReplayed(proof)
  const steps = stepsOf(proof, lot.own?.bidder)
  const { currency, outcome, terms } = proof
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Proof: ${lot.name}`}</Title>
      <LotCrumbs lot={lot} here={t`Proof`} />
      <Verdict lot={lot} proof={proof} replayed={replayed} />
      {steps.length > 0 ? (
        <Replay key={steps.length} steps={steps} reserve={terms.reserve?.reserve_price ?? null} currency={currency} />
      ) : (
        <EmptyState title={t`No Bids Exists`} line={t`There is nothing to count yet.`} />
      )}
      <div className={css.low}>
        <Book steps={steps} currency={currency} winner={outcome?.winner ?? null} />
        <CheckIt proof={proof} />
      </div>
    </main>
  )
}
