import { useLingui } from '@lingui/react/macro'
import { safeParse } from 'zod/v4/core'
import { asksWords, type ItemAnswer, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { ProductId, products } from '../../contract.ts'
import { ProductDelete } from '../product/ProductDelete.tsx'
import { ProductMoves } from '../product/ProductMoves.tsx'
import { ProductForm } from './ProductForm.tsx'
import type { ProductAnswer } from './ProductFormDraft.ts'
import { ProductFormMarks } from './ProductFormMarks.tsx'
import { asksSupplyWords } from './supply-words.ts'
import { useProductEdit } from './use-product-edit.ts'

export default screen({
  visitors: 'members',
  reads: ({ path }: RouteMatch) => safeParse(ProductId, path.product_id).data,
  asks: (id) => [queryOf(products.show, { id }), asksWords(), asksSupplyWords()],
  Draw: ({ input }) => <EditProduct key={input} id={input} />,
})

/** Archived and suspended products must be restored before editing. */
const editable: readonly string[] = ['draft', 'scheduled', 'published', 'sold_out']

function EditProduct({ id }: { id: ProductId }) {
  const { t } = useLingui()
  const { product } = useData(products.show, { id })
  const { productable: item } = product
  const own = item ? item.committed !== null : product.actions.length > 0
  if (own) return <Editing product={product} item={item} />
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Not yours to change`}</Title>
      <h1 className="vh">{t`Not yours to change`}</h1>
      <div className="section">
        <EmptyState
          title={t`Not yours to change`}
          line={t`This is another seller’s.`}
          action={<Button href={`/products/${id}`} variant="fill">{t`Look at it`}</Button>}
        />
      </div>
    </main>
  )
}

function Editing({ product, item }: { product: ProductAnswer; item: ItemAnswer | null }) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const { draft, set, hanging, refusal, busy, moving, save, move } = useProductEdit(product, item)
  const { name, status, actions } = product
  const open = editable.includes(status)
  const marked = status === 'draft' && item && item.status !== 'FOR_SALE' && (
    <ProductFormMarks status={nameOf(lists.stampItemStatuses, item.status)} />
  )
  const country = item ? nameOf(lists.countries, item.country) : ''
  return (
    <ProductForm
      title={t`Edit: ${name}`}
      open
      {...{ item, draft, set, hanging, refusal, country }}
      note={marked}
      onSubmit={() => busy || !open || void save()}
    >
      {open && <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>}
      <ProductMoves actions={actions.filter((one) => one !== 'schedule')} name={name} busy={moving} onMove={(what) => busy || void move(what)} />
      <Button href={`/products/${product.id}`} variant="quiet">{t`Look at it`}</Button>
      {status === 'draft' && <ProductDelete id={product.id} name={name} />}
    </ProductForm>
  )
}
