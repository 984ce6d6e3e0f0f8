import { Trans, useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { asksWords, type ItemAnswer, wordsOf } from '#features/stamp-items/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { ProductForm } from './ProductForm.tsx'
import { freeOf } from './ProductFormDraft.ts'
import { ProductFormMarks } from './ProductFormMarks.tsx'
import { asksSupplyWords } from './supply-words.ts'
import { useListing } from './use-listing.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({
    id: safeParse(StampItemId, query.get('productable_id')).data,
    supply: query.get('productable_type') === 'Supply',
  }),
  asks: ({ id, supply }) => [queryOf(stores.own, {}), ...(supply ? [asksSupplyWords()] : id ? [queryOf(stampItems.show, { id }), asksWords()] : [])],
  Draw: ({ input: { id, supply } }) => (supply ? <CreateSupply /> : id ? <CreateProduct key={id} id={id} /> : <ChooseFirst />),
})

function CreateProduct({ id }: { id: StampItemId }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  const { stamp_item: item } = useData(stampItems.show, { id })
  return store ? <Listing item={item} /> : <StoreWanted title={t`List for sale`} />
}

function CreateSupply() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <ListingSupply /> : <StoreWanted title={t`List a supply`} />
}

function ListingSupply() {
  const { t } = useLingui()
  const { busy, list, keep, ...form } = useListing(null)
  const pending = form.hanging.travelling ? t`Sending pictures` : undefined
  return (
    <ProductForm title={t`List a supply`} item={null} country="" {...form} onSubmit={() => busy || pending || void list()}>
      <Button type="submit" variant="fill" pending={pending ?? (busy === 'list' ? t`Listing` : undefined)}>{t`List for sale`}</Button>
      <Button onClick={() => busy || pending || void keep()} pending={busy === 'keep' ? t`Saving` : undefined}>{t`Save draft`}</Button>
      <Button href="/store" variant="quiet">{t`Cancel`}</Button>
    </ProductForm>
  )
}

function Listing({ item }: { item: ItemAnswer }) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const { draft, set, hanging, refusal, busy, list, keep } = useListing(item)
  const free = freeOf(item, 'mint') + freeOf(item, 'used')
  const ready = item.status === 'FOR_SALE'
  const status = nameOf(lists.stampItemStatuses, item.status)
  const note = free < 1 ? <Promised /> : !ready && <ProductFormMarks status={status} />
  return (
    <ProductForm
      title={t`List for sale`}
      {...{ item, draft, set, hanging, refusal, note }}
      country={nameOf(lists.countries, item.country)}
      onSubmit={() => busy || void list()}
    >
      <Button type="submit" variant="fill" pending={busy === 'list' ? t`Listing` : undefined}>
        {ready ? t`List for sale` : t`Set it for sale and list it`}
      </Button>
      <Button onClick={() => busy || void keep()} pending={busy === 'keep' ? t`Saving` : undefined}>{t`Save draft`}</Button>
      <Button href={`/stamp-items/${item.id}/show`} variant="quiet">{t`Cancel`}</Button>
    </ProductForm>
  )
}

function Promised() {
  return (
    <Note tone="warn">
      <Trans>
        Every piece of this item is promised already. What you sell is in{' '}
        <a className="link" href="/store">
          your store
        </a>
        .
      </Trans>
    </Note>
  )
}

function ChooseFirst() {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`List for sale`}</Title>
      <h1 className="vh">{t`List for sale`}</h1>
      <div className="section">
        <EmptyState
          title={t`What do you want to sell?`}
          line={t`Choose one of your items, or photograph a new one.`}
          action={
            <>
              <Button href="/stamp-items/select" variant="fill" icon="images">{t`Choose an item`}</Button>
              <Button href="/stamp-items/create" icon="camera">{t`Photograph it`}</Button>
              <Button href="/products/create?productable_type=Supply" icon="package">{t`List a supply`}</Button>
            </>
          }
        />
      </div>
    </main>
  )
}
