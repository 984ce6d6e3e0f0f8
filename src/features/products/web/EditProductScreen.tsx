import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { asksWords, type ItemAnswer, wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { ask, useData, useStore } from '#web/data.ts'
import { type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { ProductId, products } from '../contract.ts'
import { ProductDelete } from './ProductDelete.tsx'
import { ProductForm } from './ProductForm.tsx'
import { type ProductAnswer, type ProductDraft, productDraftOf, productGiven } from './ProductFormDraft.ts'
import { ProductMoves } from './ProductMoves.tsx'
import { useMoves } from './use-moves.ts'

export default screen({
  visitors: 'members',
  reads: ({ path }: Place) => safeParse(ProductId, path.product_id).data,
  asks: (id) => [ask(products.show, { id }), asksWords()],
  Draw: ({ input }) => <EditProduct key={input} id={input} />,
})

/** What is put away or suspended is brought back first. */
const editable: readonly string[] = ['draft', 'published', 'sold_out']

function EditProduct({ id }: { id: ProductId }) {
  const { t } = useLingui()
  const { product } = useData(products.show, { id })
  const { productable: item } = product
  const own = item !== null && item.committed !== null
  if (own) return <Editing product={product} item={item} />
  return (
    <main id="main" className="page" tabIndex={-1}>
      <title>{t`Not yours to change`}</title>
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

function Editing({ product, item }: { product: ProductAnswer; item: ItemAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useStore()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const [draft, setDraft] = useState(() => productDraftOf(product))
  const { run, busy, no, forget } = useCall(products.update)
  const { move, busy: moving, no: stuck } = useMoves(product.id)
  const set = (news: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...news }))
  async function save() {
    if (refused(await run({ id: product.id as ProductId, ...productGiven(draft, item.id, product.status !== 'draft') }))) return
    cache.removeQueries({ type: 'inactive' })
    void cache.invalidateQueries({ queryKey: [products.show.http] })
    toast({ title: t`Saved` })
  }
  return (
    <ProductForm
      title={t`Edit: ${product.name}`}
      open
      {...{ item, draft, set }}
      no={no ?? stuck}
      country={nameOf(lists.countries, item.country)}
      onSubmit={() => busy || !editable.includes(product.status) || void save()}
    >
      {editable.includes(product.status) && <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>}
      <ProductMoves
        actions={product.actions}
        busy={moving}
        name={product.name}
        onMove={(what) => {
          forget()
          void move(what)
        }}
      />
      <Button href={`/products/${product.id}`} variant="quiet">{t`Look at it`}</Button>
      {product.status === 'draft' && <ProductDelete id={product.id as ProductId} name={product.name} />}
    </ProductForm>
  )
}
