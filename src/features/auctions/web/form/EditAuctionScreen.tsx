import { useLingui } from '@lingui/react/macro'
import { stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type AuctionId, auctions } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath } from '../paths.ts'
import { useSelling } from '../use-selling.ts'
import { AuctionFormFrame } from './AuctionFormFrame.tsx'
import { Marks } from './CreateAuctionScreen.tsx'
import { useAuctionForm } from './use-auction-form.ts'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(auctions.show, { ...place, path: { id: place.path.auction_id ?? '' } }),
  asks: ({ id }) => [queryOf(auctions.show, { id }), queryOf(stores.own, {}), asksWords()],
  next: ({ id }, answerOf, round) => {
    const { auction } = answerOf(auctions.show, { id })
    return round === 0 && auction.is_own && auction.auctionable_id ? [queryOf(stampItems.show, { id: auction.auctionable_id })] : []
  },
  Draw: ({ input: { id } }) => <Edit key={id} id={id} />,
})

function Edit({ id }: { id: AuctionId }) {
  const { auction } = useData(auctions.show, { id })
  const item = auction.actions.includes('edit') ? auction.auctionable_id : null
  return item ? <Editing lot={auction} item_id={item} /> : <Frozen lot={auction} />
}

function Editing({ lot, item_id }: { lot: AuctionAnswer; item_id: NonNullable<AuctionAnswer['auctionable_id']> }) {
  const { stamp_item: item } = useData(stampItems.show, { id: item_id })
  const { store } = useData(stores.own, {})
  return <Changing lot={lot} item={item} store={store !== null} />
}

function Changing({ lot, item, store }: { lot: AuctionAnswer; item: ItemAnswer; store: boolean }) {
  const { t } = useLingui()
  const form = useAuctionForm(item, lot)
  const selling = useSelling(lot)
  const { busy, save } = form
  const draft = isWaiting(lot.status)
  return (
    <AuctionFormFrame
      title={t`Edit: ${lot.name}`}
      {...{ item, form, store }}
      waits={draft}
      note={draft && item.status !== 'FOR_AUCTION' && <Marks />}
      onSubmit={() => busy || void save(draft ? 'open' : 'keep')}
    >
      {draft && (
        <Button type="submit" variant="auction" pending={busy === 'open' ? t`Opening` : undefined}>
          {form.timing.publish_at ? t`Schedule it` : t`Open it for bids`}
        </Button>
      )}
      {lot.status === 'scheduled' && (
        <Button pending={selling.busy === 'unschedule' ? selling.words.unschedule.pending : undefined} onClick={() => void selling.run('unschedule')}>
          {selling.words.unschedule.label}
        </Button>
      )}
      {lot.status !== 'scheduled' && (
        <Button
          type={draft ? 'button' : 'submit'}
          pending={busy === 'keep' ? t`Saving` : undefined}
          onClick={draft ? () => busy || void save('keep') : undefined}
        >
          {draft ? t`Save draft` : t`Save`}
        </Button>
      )}
      <Button href={auctionPath(lot.id)} variant="quiet">{t`Look at it`}</Button>
      {lot.actions.includes('remove') && (
        <Button
          variant="danger"
          icon="trash"
          pending={selling.busy === 'remove' ? selling.words.remove.pending : undefined}
          onClick={() => void selling.run('remove')}
        >
          {selling.words.remove.label}
        </Button>
      )}
    </AuctionFormFrame>
  )
}

/** Somebody else's, or with a bid: frozen. */
function Frozen({ lot: { id, is_own, name } }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <h1 className="vh">{name}</h1>
      <div className="section">
        <EmptyState
          title={is_own ? t`It cannot be changed any more` : t`Not yours to change`}
          line={is_own ? t`Start, reserve, end and item are frozen at the first bid.` : t`This is another seller’s.`}
          action={<Button href={auctionPath(id)} variant="fill">{t`Look at it`}</Button>}
        />
      </div>
    </main>
  )
}
