import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Pictures } from '#features/media/web/public.tsx'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Title } from '#web/router/Title.tsx'
import css from './ProductForm.module.css'
import { freeOf, type ProductDraft } from './ProductFormDraft.ts'
import { ProductFormFields } from './ProductFormFields.tsx'
import { ProductFormNo } from './ProductFormNo.tsx'
import { ProductFormPreview } from './ProductFormPreview.tsx'

interface ProductFormProps {
  title: string
  /** Null for a supply, which has pictures of its own instead. */
  item: ItemAnswer | null
  hanging: Pictures
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

const SupplyFields = lazyPart(() => import('./SupplyFields.tsx').then((part) => part.SupplyFields))

/** Fields on the left, preview of the card on the right. */
export function ProductForm({ title, item, hanging, country, draft, set, refusal, open, note, children, onSubmit }: ProductFormProps) {
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
    media_ids: t`Pictures`,
    category_ids: t`Kind of supply`,
    shipping_option: t`Sent only by`,
    published_at: t`Show it from`,
    length: t`Length (in)`,
    width: t`Width (in)`,
    height: t`Height (in)`,
    weight: t`Weight (lb)`,
  }
  const both =
    item !== null && item.quantity_owned.mint > 0 && item.quantity_owned.used > 0 && (open || (freeOf(item, 'mint') > 0 && freeOf(item, 'used') > 0))
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
          <ProductFormNo refusal={refusal} fields={labels} item={item?.id} />
          {note}
          {!item && <SupplyFields {...{ draft, set, hanging, refusal }} />}
          <ProductFormFields {...{ draft, set, both, refusal, open }} />
          <div className="row row--wrap">{children}</div>
        </form>
        <ProductFormPreview {...{ item, draft, country }} front={item ? item.medias[0] : hanging.pictures.find(({ media }) => media)?.media} />
      </div>
    </main>
  )
}
