import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { Title } from '#web/router/Title.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import css from './ProductForm.module.css'
import { freeOf, type ProductDraft } from './ProductFormDraft.ts'
import { ProductFormFields } from './ProductFormFields.tsx'
import { ProductFormNo } from './ProductFormNo.tsx'
import { ProductFormPreview } from './ProductFormPreview.tsx'

interface ProductFormProps {
  title: string
  item: ItemAnswer
  country: string
  draft: ProductDraft
  set: (news: Partial<ProductDraft>) => void
  refusal: Refusal | undefined
  /** All fields expanded, for editing. */
  open?: boolean
  /** Information above the buttons. */
  note?: ReactNode
  /** Buttons; Enter presses the first one that submits. */
  children: ReactNode
  onSubmit: () => unknown
}

/** Fields on the left, preview of the card on the right. */
export function ProductForm({ title, item, country, draft, set, refusal, open, note, children, onSubmit }: ProductFormProps) {
  const { t } = useLingui()
  const labels = {
    regular_price: t`Price`,
    sale_price: t`Sale price`,
    quantity: t`Quantity`,
    unit: t`Which pieces`,
    name: t`Title`,
    sub_title: t`Second line`,
    description: t`Description`,
    sku: t`Your own number`,
  }
  const both = item.quantity_owned.mint > 0 && item.quantity_owned.used > 0 && (open || (freeOf(item, 'mint') > 0 && freeOf(item, 'used') > 0))
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{title}</Title>
      <h1>{title}</h1>
      <div className={css.grid}>
        <form
          className={`panel ${css.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <ProductFormNo refusal={refusal} fields={labels} item={item.id} />
          {note}
          {item.item_kind === 'other' && (
            <Check
              label={t`This is a supply: it keeps or handles collectibles`}
              checked={draft.productable_type === 'Supply'}
              onChange={({ target }) => set({ productable_type: target.checked ? 'Supply' : 'StampItem' })}
            />
          )}
          <ProductFormFields {...{ draft, set, both, refusal, open }} />
          <div className="row row--wrap">{children}</div>
        </form>
        <ProductFormPreview {...{ item, draft, country }} />
      </div>
    </main>
  )
}
