import { useLingui } from '@lingui/react/macro'
import { type MediaAnswer, pictureOf } from '#features/media/web/public.tsx'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { ItemCard } from '#web/ui/cards/ItemCard.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { liesOf } from '../card/card-words.ts'
import css from './ProductForm.module.css'
import type { ProductDraft } from './ProductFormDraft.ts'

interface PreviewProps {
  item: ItemAnswer | null
  draft: ProductDraft
  country: string
  front: MediaAnswer | undefined
}

/** Live preview of the card. */
export function ProductFormPreview({ item, draft, country, front }: PreviewProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { regular_price, sale_price } = draft
  const price =
    regular_price === undefined ? <span className="caption">{t`Your price`}</span> : <Amounts {...{ regular_price, sale_price, currency }} />
  return (
    <aside className={css.aside} aria-label={t`As buyers will see it`}>
      <p className="caption">{t`As buyers will see it`}</p>
      <ItemCard
        kind={draft.productable_type === 'Supply' ? 'supply' : 'sale'}
        level="h2"
        href={item ? `/stamp-items/${item.id}/show` : '#media_ids'}
        title={draft.name || item?.name || t`Title`}
        meta={item ? [country, item.year_issued] : []}
        picture={front && pictureOf(front, item ?? undefined)}
        alt={draft.name}
        lies={liesOf({ productable_type: draft.productable_type, item_kind: item?.item_kind ?? 'other' })}
        price={price}
        priority
      />
    </aside>
  )
}

function Amounts({ regular_price, sale_price, currency }: { regular_price: number; sale_price: number | undefined; currency: string }) {
  return (
    <>
      <Price money={{ amount: sale_price ?? regular_price, currency }} />
      {sale_price !== undefined && <Price money={{ amount: regular_price, currency }} was />}
    </>
  )
}
