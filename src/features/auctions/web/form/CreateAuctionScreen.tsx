import { Trans, useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { MY_AUCTIONS } from '../paths.ts'
import { AuctionFormFrame } from './AuctionFormFrame.tsx'
import { freePieces } from './auction-draft.ts'
import { useAuctionForm } from './use-auction-form.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({ id: safeParse(StampItemId, query.get('auctionable_id')).data }),
  asks: ({ id }) => (id ? [queryOf(stores.own, {}), queryOf(stampItems.show, { id }), asksWords()] : []),
  Draw: ({ input: { id } }) => (id ? <Create key={id} id={id} /> : <ChooseFirst />),
})

function Create({ id }: { id: StampItemId }) {
  const { stamp_item: item } = useData(stampItems.show, { id })
  const { store } = useData(stores.own, {})
  return <NewLot item={item} store={store !== null} />
}

function NewLot({ item, store }: { item: ItemAnswer; store: boolean }) {
  const { t } = useLingui()
  const form = useAuctionForm(item)
  const { busy, save } = form
  const ready = item.status === 'FOR_AUCTION'
  return (
    <AuctionFormFrame
      title={t`Auction an item`}
      {...{ item, form, store }}
      waits
      note={freePieces(item) < 1 ? <Promised /> : !ready && <Marks />}
      onSubmit={() => busy || void save('open')}
    >
      <Button type="submit" variant="auction" pending={busy === 'open' ? t`Opening` : undefined}>
        {form.timing.publish_at ? t`Schedule it` : ready ? t`Open it for bids` : t`Set it for auction and open it`}
      </Button>
      <Button onClick={() => busy || void save('keep')} pending={busy === 'keep' ? t`Saving` : undefined}>{t`Save draft`}</Button>
      <Button href={`/stamp-items/${item.id}/show`} variant="quiet">{t`Cancel`}</Button>
    </AuctionFormFrame>
  )
}

const Promised = () => (
  <Note tone="warn">
    <Trans>Every piece of this item is promised already.</Trans>
  </Note>
)

/** The status says what its owner intends; opening the lot changes it. */
export const Marks = () => (
  <Note>
    <Trans>This item is not marked for auction. Opening the lot marks it.</Trans>
  </Note>
)

function ChooseFirst() {
  const { t } = useLingui()
  const back = `/stamp-items/select?${new URLSearchParams({ redirect_back: `${MY_AUCTIONS}/create`, as: 'auctionable_id' })}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Auction an item`}</Title>
      <h1 className="vh">{t`Auction an item`}</h1>
      <div className="section">
        <EmptyState
          title={t`What do you want to auction?`}
          line={t`Choose one of your items, or photograph a new one.`}
          action={
            <>
              <Button href={back} variant="fill" icon="images">{t`Choose an item`}</Button>
              <Button href="/stamp-items/create" icon="camera">{t`Photograph it`}</Button>
            </>
          }
        />
      </div>
    </main>
  )
}
